import { picturePlaces } from "../../src/lib/picture-places";

/** Telephones that most visitors have: 360 px at 2 and 3, 412 at 1.75 and 2.625, 375 at 2. */
const TELEPHONES = [
  { width: 360, density: 2 },
  { width: 360, density: 3 },
  { width: 375, density: 2 },
  { width: 412, density: 1.75 },
  { width: 412, density: 2.625 },
];

/** Each side of a screen up to 768 px wide, in px. */
const MARGIN = 20;

const fillsTelephones = Object.entries(picturePlaces).filter(([, { sizes }]) =>
  sizes.endsWith("calc(100vw - 40px)"),
);

describe.each(fillsTelephones)("pictures at %s", (_name, { widths }) => {
  it.each(TELEPHONES)(
    "are sent to a telephone of $width px at $density with a twentieth of its width too much at the most",
    ({ width, density }) => {
      const shown = (width - 2 * MARGIN) * density;
      const sent = widths.find((candidate) => candidate >= shown) ?? 0;
      expect(sent).toBeGreaterThanOrEqual(shown);
      expect(sent / shown).toBeLessThanOrEqual(1.05);
    },
  );
});

describe.each(Object.entries(picturePlaces))("pictures at %s", (_name, { widths, sizes }) => {
  it("are rendered in growing widths, in steps of half as much again at the most", () => {
    expect(widths.length).toBeGreaterThan(2);
    widths.slice(1).forEach((width, index) => {
      const step = width / (widths[index] ?? 0);
      expect(step).toBeGreaterThan(1);
      expect(step).toBeLessThanOrEqual(1.5);
    });
  });

  it("are sharp on a phone of 390 px at twice the density, and no wider than anybody shows", () => {
    expect(widths.some((width) => width >= 780)).toBe(true);
    expect(Math.max(...widths)).toBeLessThanOrEqual(2400);
    expect(Math.min(...widths)).toBeLessThanOrEqual(420);
  });

  it("say how wide they are, the last size without a condition", () => {
    const parts = sizes.split(/,\s*(?![^(]*\))/);
    parts.slice(0, -1).forEach((part) => expect(part).toMatch(/^\(min-width: \d+px\) \S/));
    expect(parts.at(-1)).not.toContain("min-width");
  });
});
