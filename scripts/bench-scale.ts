import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { slugOf } from "./bench-scale/articles";
import { build } from "./bench-scale/build";
import { editOne, writeContent } from "./bench-scale/content";
import { readOptions } from "./bench-scale/options";
import { report, type Kind, type Result } from "./bench-scale/report";
import { makeSite, type SiteName } from "./bench-scale/sites";
import { weigh } from "./bench-scale/weights";

/*
 * `npm run bench:scale`: how building grows with the number of articles.
 *
 *   --counts 10,100,1000   how many articles
 *   --pictures             each with a picture of its own
 *   --edit                 a third build, after one article was changed
 *   --stock                the same articles with a plain Gatsby MDX site as well, in turns
 *
 * Everything happens in copies below `.artifacts`; the caches of the checkout stay as they are.
 */

const DIR = path.resolve(".artifacts", "bench-scale");

const main = async (): Promise<void> => {
  const { counts, pictures, stock, edit } = readOptions(process.argv.slice(2));
  const names: SiteName[] = stock ? ["ours", "stock"] : ["ours"];
  const kinds: Kind[] = edit ? ["cold", "warm", "edited"] : ["cold", "warm"];
  const results: Result[] = [];
  for (const count of counts) {
    const content = path.join(DIR, "content");
    await writeContent(content, count, pictures);
    const sites = names.map((name) => {
      const dir = path.join(DIR, name);
      return { name, dir, env: makeSite(name, dir, content, pictures) };
    });
    for (const kind of kinds) {
      if (kind === "edited") await editOne(content, count);
      for (const { name, dir, env } of sites) {
        const built = await build(dir, env);
        const weights = weigh(path.join(dir, "public"), `articles/${slugOf(0)}`);
        results.push({ site: name, count, kind, ...built, weights });
        console.log(`${name}, ${count} articles, ${kind}: ${built.seconds.toFixed(1)} s`);
      }
    }
  }
  mkdirSync(DIR, { recursive: true });
  const file = path.join(DIR, `${pictures ? "pictures" : "texts"}.json`);
  writeFileSync(file, `${JSON.stringify({ counts, pictures, results }, null, 2)}\n`);
  console.log(`\n${report(results)}\n\nWritten to ${path.relative(".", file)}`);
};

void main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
