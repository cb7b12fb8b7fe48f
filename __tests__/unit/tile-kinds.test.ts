import { tileKinds, vocabulary } from "../../src/build/mdx/vocabulary";
import type { TileKind } from "../../src/components/case-studies/TileArt";

/** Has to name every kind that can be drawn: `npm run typecheck` stops when one is missing. */
const drawn: Record<TileKind, true> = {
  mark: true,
  construction: true,
  colours: true,
  letters: true,
  pattern: true,
  stationery: true,
  signage: true,
  screen: true,
  badge: true,
};

const tile = { tone: 1, title: "F", caption: "A sign." };

describe("the kinds of tile", () => {
  it("are the same to the check and to the drawings", () => {
    expect([...tileKinds].sort()).toEqual(Object.keys(drawn).sort());
  });

  it.each(Object.keys(drawn))("%s may be written", (kind) => {
    expect(vocabulary.Tile?.safeParse({ ...tile, kind }).success).toBe(true);
  });

  it("no other may", () => {
    expect(vocabulary.Tile?.safeParse({ ...tile, kind: "hologram" }).success).toBe(false);
  });
});
