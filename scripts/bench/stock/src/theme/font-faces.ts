/**
 * The names of the theme's stacks as the packages of the fonts call them (scripts/bench/stock-site.ts),
 * without system fonts stretched to their measures. Twice the root, since the theme's own follow in the
 * same style.
 */
export const fontFaces = `:root:root {
  --font-display: "Noto Serif Display Variable", "Noto Serif", serif;
  --font-text: "Onest Variable", system-ui, sans-serif;
}`;

/** Gatsby asks for no font ahead. */
export const preloadedFonts: string[] = [];
