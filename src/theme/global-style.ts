import { createGlobalStyle } from "styled-components";
import { visuallyHidden } from "../components/ui/styles";
import { SCRIM, dark, light, paletteProperties } from "./colours";
import { fontFaces } from "./font-faces";
import { from } from "./media";
import { openingStyle } from "./opening";
import { tokens } from "./tokens";

/** Base styles of the document; everything else is styled where it is rendered. */
export const GlobalStyle = createGlobalStyle`
  ${fontFaces}

  :root {
    color-scheme: light;
    ${paletteProperties(light)}
    --scrim: ${SCRIM};
    ${tokens}
  }

  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme="light"]) {
      color-scheme: dark;
      ${paletteProperties(dark)}
    }
  }

  :root[data-theme="dark"] {
    color-scheme: dark;
    ${paletteProperties(dark)}
  }

  @media (prefers-contrast: more) {
    :root:root { --ink-soft: var(--ink); --bronze: var(--ink); --rule: var(--ink); --outline: var(--ink); }
  }

  ${from.medium} {
    :root { --margin: clamp(2rem, 4vw, 5.5rem); }
  }

  *, *::before, *::after { box-sizing: border-box; }

  html {
    background: var(--paper);
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scrollbar-color: var(--outline) var(--paper);
    scroll-padding-top: calc(var(--header-height) + var(--space-4));
  }

  body {
    margin: 0;
    background: var(--paper);
    color: var(--ink);
    font: 400 var(--text-md) / var(--leading-text) var(--font-text);
    font-synthesis: none;
    text-rendering: optimizeLegibility;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }

  h1, h2, h3, h4 {
    margin: 0;
    font: 400 var(--text-2xl) / var(--leading-tight) var(--font-display);
    letter-spacing: var(--tracking-display);
    text-wrap: balance;
  }

  /* Long words of a headline are divided only where it can be said how long is long. */
  @supports (hyphenate-limit-chars: 14 6 5) {
    h1, h2, h3 { hyphens: auto; hyphenate-limit-chars: 14 6 5; }
  }

  /* Each text runs in the direction of its own first letter, and stands on that side. */
  h1, h2, h3, h4, p, li, blockquote, figcaption { unicode-bidi: plaintext; }

  p, ul, ol, dl, dd, figure, blockquote { margin: 0; }
  ul, ol { padding: 0; }
  p { text-wrap: pretty; hanging-punctuation: first allow-end last; }

  a { color: inherit; text-decoration-thickness: 1px; text-underline-offset: 0.22em; }
  a:active { color: var(--accent); }
  img, svg { display: block; max-width: 100%; height: auto; }
  button { font: inherit; color: inherit; cursor: pointer; }
  [hidden] { display: none !important; }

  :focus-visible {
    outline: var(--focus-width) solid var(--accent);
    outline-offset: 3px;
  }

  ::selection { background: var(--accent); color: var(--on-accent); }

  ${openingStyle}

  /* Gatsby's own elements; their style attributes are taken out of the built pages. */
  #gatsby-focus-wrapper { outline: none; }
  #gatsby-announcer { ${visuallyHidden} top: 0; }
`;
