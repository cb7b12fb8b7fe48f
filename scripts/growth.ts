import path from "node:path";
import { slugOf } from "./bench-scale/articles";
import { build } from "./bench-scale/build";
import { writeContent } from "./bench-scale/content";
import { growthOf, type Weighed } from "./bench-scale/growth";
import { makeSite } from "./bench-scale/sites";
import { weigh } from "./bench-scale/weights";
import { table } from "./table";

/*
 * `npm run growth`: whether an article weighs the same, however much else is on the site. It is
 * weighed on a site of four articles and on one of two hundred, which shows a growth that a thousand
 * would make too large, in a minute less than a thousand take.
 */

const DIR = path.resolve(".artifacts", "growth");
const COUNTS = [4, 200] as const;

const main = async (): Promise<void> => {
  const [content, site] = [path.join(DIR, "content"), path.join(DIR, "site")];
  await writeContent(content, COUNTS[0], false);
  const env = makeSite("ours", site, content, false);
  const weighed = async (count: number): Promise<Weighed> => {
    await writeContent(content, count, false);
    await build(site, env);
    return { count, weights: weigh(path.join(site, "public"), `articles/${slugOf(0)}`) };
  };
  // One after the other: the second build goes on from the first.
  const small = await weighed(COUNTS[0]);
  const growth = growthOf(small, await weighed(COUNTS[1]));

  const rows = growth.map(({ what, sizes, change }) => [
    what,
    ...sizes.map((size) => size.toLocaleString("en")),
    `${(change * 100).toFixed(2)} %`,
  ]);
  const columns = COUNTS.map((count) => `bytes among ${count} articles`);
  console.log(table(["of one article", ...columns, "change"], rows));
  const excessive = growth.filter(({ isAllowed }) => !isAllowed);
  if (excessive.length === 0) return;
  const parts = excessive.map(({ what }) => what).join("; ");
  throw new Error(`An article's page grows with the site: ${parts}`);
};

void main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
