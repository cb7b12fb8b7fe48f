import { ALL } from "../../src/lib/constants";
import { filterByChip } from "../../src/lib/filter";

const items = [
  { name: "a", label: "AI" },
  { name: "b", label: "Design Trends" },
  { name: "c", label: "AI" },
];
const shown = (chip: string) => filterByChip(items, chip, (item) => item.label);

describe("filterByChip", () => {
  it("shows everything for All", () => {
    expect(shown(ALL)).toEqual(items);
  });

  it("shows only items whose label equals the chip, in their order", () => {
    expect(shown("AI").map(({ name }) => name)).toEqual(["a", "c"]);
  });

  it("does not take a part of a label, or another case, for the label", () => {
    expect(shown("Design")).toEqual([]);
    expect(shown("ai")).toEqual([]);
  });

  it("shows nothing for a chip that matches nothing", () => {
    expect(shown("Typography")).toEqual([]);
  });
});
