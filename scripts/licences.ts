import { writeFile } from "node:fs/promises";
import { format, resolveConfig } from "prettier";
import { licencesDocument } from "./licences/document";

/** `npm run licences`: writes docs/licences.md anew. */
const FILE = "docs/licences.md";

const main = async (): Promise<void> => {
  const options = { ...(await resolveConfig(FILE)), filepath: FILE };
  await writeFile(FILE, await format(licencesDocument(), options));
};

void main();
