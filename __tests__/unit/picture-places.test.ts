import { picturePlaces } from "../../src/lib/picture-places";

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
