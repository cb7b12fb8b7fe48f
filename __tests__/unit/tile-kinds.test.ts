import type { TileKind } from "../../src/components/case-studies/TileArt";
import { tileKinds, vocabulary } from "../../src/build/mdx/vocabulary";

type Known = (typeof tileKinds)[number];
type Same<A, B> = [A, B] extends [B, A] ? true : false;

/** Stops `npm run typecheck` when one of the two lists has a kind that the other has not. */
const sameKinds: Same<Known, TileKind> = true;

const tile = { tone: 1, title: "F", caption: "A sign." };

describe("the kinds of tile", () => {
  it("are the same to the check and to the drawings", () => {
    expect(sameKinds).toBe(true);
  });

  it.each(tileKinds)("%s may be written", (kind) => {
    expect(vocabulary.Tile?.safeParse({ ...tile, kind }).success).toBe(true);
  });

  it("no other may", () => {
    expect(vocabulary.Tile?.safeParse({ ...tile, kind: "hologram" }).success).toBe(false);
  });
});
