import { ALL } from "./constants";

/** The items whose label equals the chosen chip; all of them for "All". */
export const filterByChip = <Item>(
  items: readonly Item[],
  chip: string,
  labelOf: (item: Item) => string,
): readonly Item[] => (chip === ALL ? items : items.filter((item) => labelOf(item) === chip));
