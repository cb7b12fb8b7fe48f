import { parseArgs } from "node:util";
import { contentDir } from "../src/build/content/directory";
import { tryInterrupted } from "./robust/interrupted";
import { tryWithoutRoom } from "./robust/no-room";
import { tryOddContent } from "./robust/odd-content";
import { tryPublishing } from "./robust/published";
import { tryRandomChanges } from "./robust/random-changes";
import { cellsOf, HEAD, type Row } from "./robust/rows";
import { table } from "./table";

/*
 * `npm run test:robust [-- --cases N --seed N --build]`: changes real content at random, brings
 * pictures and texts of every odd kind, and sees that the check ends each time with a problem that
 * says where and what, or finds all in order. With --build, what is in order goes through a real
 * build, and builds are killed, doubled and kept from writing. What was tried is told in one table.
 */

const { values } = parseArgs({
  options: {
    cases: { type: "string", default: "2000" },
    seed: { type: "string", default: "1" },
    build: { type: "boolean", default: false },
  },
});

const main = async (): Promise<void> => {
  const changes = await tryRandomChanges(contentDir(), Number(values.cases), Number(values.seed));
  const rows: Row[] = [...changes.rows, ...(await tryOddContent())];
  if (values.build) {
    rows.push(...(await tryPublishing(changes.valid)));
    rows.push(...(await tryInterrupted()));
    rows.push(...(await tryWithoutRoom()));
  }
  console.log(table(HEAD, rows.map(cellsOf)));
  const failures = rows.flatMap((row) => row.failures);
  for (const failure of failures) console.log(`\n${failure}`);
  process.exitCode = failures.length === 0 ? 0 : 1;
};

void main();
