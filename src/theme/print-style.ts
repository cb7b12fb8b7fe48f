import { paletteProperties, printed } from "./colours";

/**
 * What is the same on all pages on paper; in the built site a file of its own, since pages are opened
 * far more often than printed (src/build/first-view/starter.ts). Components say by themselves what they do there. The root is
 * named with its element, since the styles of the screen may be inserted behind this.
 */
export const printStyle = `
  @page { size: A4; margin: 14mm 16mm; }

  html:root .screen-only { display: none; }

  html:root, html:root[data-theme] {
    color-scheme: light;
    ${paletteProperties(printed)}
    --margin: 0;
    --header-height: 0rem;
    --text-xs: 7.5pt;
    --text-sm: 8.5pt;
    --text-md: 9.5pt;
    --leading-text: 1.4;
    --text-lg: 11.5pt;
    --text-xl: 13pt;
    --text-2xl: 16pt;
    --text-3xl: 20pt;
    --text-4xl: 26pt;
    --space-1: 1pt;
    --space-2: 3pt;
    --space-3: 5pt;
    --space-4: 7pt;
    --space-5: 9pt;
    --space-6: 11pt;
    --space-7: 14pt;
    --space-8: 18pt;
    --space-9: 24pt;
    --dates: 38mm;
  }

  h1, h2, h3 { break-after: avoid; }
  figure, li { break-inside: avoid; }
  figure img { max-height: 90mm; width: auto; }
  p { orphans: 3; widows: 3; }
`;
