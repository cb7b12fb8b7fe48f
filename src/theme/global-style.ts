import { createGlobalStyle } from "styled-components";
import { dark, light, paletteProperties } from "./colours";
import { fontFaces } from "./font-faces";
import { from, motion } from "./media";
import { tokens } from "./tokens";

/** Base styles of the document; everything else is styled where it is rendered. */
export const GlobalStyle = createGlobalStyle`
  ${fontFaces}

  :root {
    color-scheme: light;
    ${paletteProperties(light)}
    ${tokens}
  }

  @media (prefers-color-scheme: dark) {
    :root {
      color-scheme: dark;
      ${paletteProperties(dark)}
    }
  }

  ${from.medium} {
    :root { --margin: clamp(2rem, 4vw, 5.5rem); }
  }

  *, *::before, *::after { box-sizing: border-box; }

  html {
    background: var(--paper);
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-top: calc(var(--header-height) + var(--space-4));
  }

  ${motion} {
    html { scroll-behavior: smooth; }
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

  p, ul, ol, dl, dd, figure, blockquote { margin: 0; }
  ul, ol { padding: 0; }
  p { text-wrap: pretty; hanging-punctuation: first allow-end last; }

  a { color: inherit; text-decoration-thickness: 1px; text-underline-offset: 0.22em; }
  img, svg { display: block; max-width: 100%; height: auto; }
  button { font: inherit; color: inherit; cursor: pointer; }
  [hidden] { display: none !important; }

  :focus-visible {
    outline: var(--focus-width) solid var(--accent);
    outline-offset: 3px;
  }

  ::selection { background: var(--accent); color: var(--on-accent); }

  #gatsby-focus-wrapper { outline: none; }
`;
