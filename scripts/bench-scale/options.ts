import { parseArgs } from "node:util";

export interface Options {
  counts: number[];
  /** Whether each article has a picture of its own. */
  pictures: boolean;
  /** Whether a plain Gatsby MDX site is built beside ours. */
  stock: boolean;
  /** Whether it is also built again after one article was changed. */
  edit: boolean;
}

const COUNTS = "10,100,1000";

/** @throws Error for an option that there is not, and for counts that are no numbers. */
export const readOptions = (args: readonly string[]): Options => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      counts: { type: "string", default: COUNTS },
      pictures: { type: "boolean", default: false },
      stock: { type: "boolean", default: false },
      edit: { type: "boolean", default: false },
    },
  });
  const counts = values.counts.split(",").map(Number);
  if (!counts.every((count) => Number.isInteger(count) && count > 0)) {
    throw new Error(`--counts ${values.counts}: expected whole numbers, such as ${COUNTS}`);
  }
  return { counts, pictures: values.pictures, stock: values.stock, edit: values.edit };
};
