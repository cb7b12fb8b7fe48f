import { readFile, writeFile } from "node:fs/promises";
import { withTables } from "./component-docs/tables";

/** `npm run component-docs`: writes the tables of docs/writing-components.md anew. */
const FILE = "docs/writing-components.md";

const main = async (): Promise<void> => {
  await writeFile(FILE, withTables(await readFile(FILE, "utf8")));
};

void main();
