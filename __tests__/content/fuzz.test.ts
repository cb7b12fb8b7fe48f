import { fuzz } from "../../scripts/robust/fuzz";
import { mutations, seeded } from "../../scripts/robust/mutations";

jest.setTimeout(120_000);

const CONTENT = "__tests__/fixtures/content";

describe("content that was changed at random", () => {
  it("ends as in order or as reported, never otherwise", async () => {
    const cases = Object.keys(mutations).length * 20;
    const { tallies, failures } = await fuzz(CONTENT, cases, 20);
    expect(failures).toEqual([]);
    const counts = [...tallies.values()];
    expect(counts.reduce((sum, tally) => sum + tally.cases, 0)).toBe(cases);
    expect(counts.every((tally) => tally.valid + tally.reported === tally.cases)).toBe(true);
    // Some of both, or nothing has been tried.
    expect(counts.some(({ valid }) => valid > 0)).toBe(true);
    expect(counts.some(({ reported }) => reported > 0)).toBe(true);
  });

  it("is the same again for the same seed", () => {
    const source = '---\ntitle: "Wax"\ntopic: AI\n---\n\nIt holds the form.\n';
    for (const mutate of Object.values(mutations)) {
      expect(mutate(source, seeded(3))).toBe(mutate(source, seeded(3)));
    }
    const changed = Object.values(mutations).filter((mutate) =>
      [1, 2, 3, 4].some((seed) => mutate(source, seeded(seed)) !== source),
    );
    expect(changed.length).toBeGreaterThanOrEqual(Object.keys(mutations).length - 1);
  });
});
