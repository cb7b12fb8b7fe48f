import * as colours from "../../src/theme/colours";
import { codeStyle } from "../../src/components/mdx/code-style";
import { contrastOf } from "../../src/lib/contrast";
import type { Palette } from "../../src/theme/colours";

type Role = keyof Palette;

const TEXT: Role[] = ["ink", "inkSoft", "accent", "bronze"];
const GROUNDS: Role[] = ["paper", "paperRaised"];
/** Text of a control on the colour that fills it. */
const ON_FILL: [text: Role, fill: Role][] = [
  ["onAccent", "accent"],
  ["paper", "ink"],
];
/** Has to be seen, but is no text. */
const OUTLINES: Role[] = ["outline"];
/** Divides or decorates and no more, with nothing written on it: WCAG asks nothing of it. */
const ORNAMENT: Role[] = ["rule", "relief"];

/** Both themes, and every other palette that there may be. */
const palettes = Object.entries(colours).filter(
  (entry): entry is [string, Palette] => typeof entry[1] === "object",
);

const pairs = (roles: Role[]): [Role, Role][] =>
  roles.flatMap((role) => GROUNDS.map((ground): [Role, Role] => [role, ground]));

it("measures contrast as WCAG does", () => {
  expect(contrastOf("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrastOf("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

it("knows both themes", () => {
  expect(palettes.map(([name]) => name)).toEqual(expect.arrayContaining(["light", "dark"]));
});

describe.each(palettes)("the %s palette", (_name, palette) => {
  it.each([...pairs(TEXT), ...ON_FILL])("has text in %s on %s at 4.5:1 or more", (text, ground) => {
    expect(contrastOf(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(OUTLINES))("has %s on %s at 3:1 or more", (line, ground) => {
    expect(contrastOf(palette[line], palette[ground])).toBeGreaterThanOrEqual(3);
  });

  it("has no colour that nobody measures", () => {
    const known = [...TEXT, ...GROUNDS, ...ON_FILL.flat(), ...OUTLINES, ...ORNAMENT];
    expect(Object.keys(palette).filter((role) => !known.includes(role as Role))).toEqual([]);
  });

  it("writes every colour as #rrggbb", () => {
    Object.values(palette).forEach((colour) => expect(colour).toMatch(/^#[0-9a-f]{6}$/));
  });
});

it("measures every colour that code is set in, since all are colours of text", () => {
  // The shade at an edge is no colour of text.
  const css = codeStyle.map(String).join("").replaceAll(colours.SHADE, "");
  const used = [...css.matchAll(/[^-]color: var\(--([a-z-]+)\)/g)].map(([, name = ""]) =>
    name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
  );
  expect(new Set(used).size).toBeGreaterThanOrEqual(3);
  expect(used.filter((role) => !TEXT.includes(role as Role))).toEqual([]);
  expect(css).not.toMatch(/#[0-9a-f]{3}|rgb|hsl/i);
});
