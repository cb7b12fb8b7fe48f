/** Darkens the page behind a dialog, in both themes; nothing is written on it. */
export const SCRIM = "rgb(10 9 14 / 62%)";

/** Falls where something goes on behind an edge, in both themes. */
export const SHADE = "rgb(10 9 14 / 20%)";

/** Colour roles. Values are measured against each other by `__tests__/unit/contrast.test.ts`. */
export interface Palette {
  /** The sheet. */
  paper: string;
  /** A second sheet laid on the first: menus, chosen chips, empty states. */
  paperRaised: string;
  /** Text and drawings. */
  ink: string;
  /** Text of the second rank. */
  inkSoft: string;
  /** Hairlines that only divide. */
  rule: string;
  /** Outlines of controls: these have to be seen. */
  outline: string;
  /** Coral, the one accent. */
  accent: string;
  /** Text on the accent. */
  onAccent: string;
  /** Bronze, the quiet second: labels and plate numbers. */
  bronze: string;
  /** Ground of the relief on the endpaper; nothing is written on it. */
  relief: string;
}

/** Warm paper, near-black ink, coral beads, bronze. */
export const light: Palette = {
  paper: "#f6f0e4",
  paperRaised: "#ede5d4",
  ink: "#1c1714",
  inkSoft: "#5b5148",
  rule: "#d5c9b2",
  outline: "#857660",
  accent: "#b93823",
  onAccent: "#fff9ef",
  bronze: "#765819",
  relief: "#8f6430",
};

/** Adire indigo, paper-coloured text, a lighter coral. */
export const dark: Palette = {
  paper: "#141a33",
  paperRaised: "#1d2547",
  ink: "#f4ecdd",
  inkSoft: "#c3c0ce",
  rule: "#333c63",
  outline: "#7d86b3",
  accent: "#ff9a85",
  onAccent: "#141a33",
  bronze: "#d6ae64",
  relief: "#23305f",
};

/** Black on white: what is printed pays for its ink. */
export const printed: Palette = {
  paper: "#ffffff",
  paperRaised: "#f2f2f2",
  ink: "#000000",
  inkSoft: "#333333",
  rule: "#bbbbbb",
  outline: "#777777",
  accent: "#8c2415",
  onAccent: "#ffffff",
  bronze: "#4d3a10",
  relief: "#ffffff",
};

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The palette as custom properties: `--paper`, `--ink-soft` and so on. */
export const paletteProperties = (palette: Palette): string =>
  Object.entries(palette)
    .map(([name, value]) => `--${kebab(name)}: ${value};`)
    .join("\n");
