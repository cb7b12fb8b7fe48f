/*
 * What all pages measure by: one type scale, one spacing scale, margins, lines, durations. Components
 * use these custom properties and no values of their own; what one screen alone needs is in
 * measures.ts.
 */

/** How long an entrance takes (src/theme/entrance.ts), in ms. */
export const SLOW_MS = 700;

export const tokens = `
  --font-display: "Noto Serif Display", "Display Times New Roman", "Noto Serif", serif;
  --font-text: "Onest", "Text Arial", "Text Roboto", system-ui, sans-serif;

  /* Type: a fluid scale, from 390 to 1440 px of width. */
  --text-xs: 0.8125rem;
  --text-sm: 0.9375rem;
  --text-md: clamp(1.0625rem, 1.02rem + 0.18vw, 1.1875rem);
  --text-lg: clamp(1.25rem, 1.16rem + 0.37vw, 1.5rem);
  --text-xl: clamp(1.5rem, 1.32rem + 0.74vw, 2rem);
  --text-2xl: clamp(1.875rem, 1.5rem + 1.55vw, 2.875rem);
  --text-3xl: clamp(2.375rem, 1.63rem + 3.05vw, 4.375rem);
  --text-4xl: clamp(3rem, 1.75rem + 5.15vw, 6.5rem);
  /* Titles of articles: on phones by the width alone, so that they break alike on all of them. */
  --text-headline: max(2rem, min(9.74vw, var(--text-4xl)));

  --leading-flat: 0.98;
  --leading-none: 1;
  --leading-tight: 1.12;
  --leading-snug: 1.25;
  --leading-loose: 1.45;
  --leading-text: 1.62;
  --tracking-display: -0.022em;
  --tracking-label: 0.09em;

  /* Space: one scale; the larger steps breathe with the width. */
  --space-1: 0.25rem;
  --space-2: 0.5rem;
  --space-3: 0.75rem;
  --space-4: 1rem;
  --space-5: 1.5rem;
  --space-6: 2rem;
  --space-7: clamp(2.5rem, 2rem + 2vw, 4rem);
  --space-8: clamp(3.5rem, 2.5rem + 4vw, 6.5rem);
  --space-9: clamp(5rem, 3.5rem + 6.5vw, 10rem);

  --margin: 1.25rem;
  --gutter: clamp(1rem, 2.2vw, 2.25rem);
  --sheet: 105rem;
  --measure: 36rem;
  /* Pictures of a text that stand out of the measure, on both sides alike. */
  --wide: 67.5rem;
  /* Where the second column of a spread begins, as on the title page. */
  --axis: 53%;
  --header-height: 4.25rem;
  --panel: 26rem;
  --dates: 11rem;

  --hairline: 1px;
  --stroke: 1.5px;
  --bar: 2px;
  --focus-width: 3px;
  --radius: 2px;
  --radius-pill: 999px;
  --icon: 1.375rem;
  --control: 2.25rem;
  --target: 2.75rem;
  --row: 3.25rem;

  --fast: 140ms;
  --medium: 280ms;
  --slow: ${SLOW_MS}ms;
  --turn: 2400ms;
  --ease: cubic-bezier(0.2, 0.7, 0.2, 1);
`;
