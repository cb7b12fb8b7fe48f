import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { SourceMapInput } from "@jridgewell/trace-mapping";
import { scriptsOf } from "./analyze/page-scripts";
import { BUNDLER, shares } from "./analyze/sources";
import { siteRoutes } from "./site-routes";
import { table } from "./table";

/*
 * `npm run analyze [-- /about]`: what the scripts of the built pages consist of: bytes on every
 * route, and on one route (the home page, unless it is named) the share of each package.
 */

const PUBLIC = "public";

/** The total that the specification of speed allows on any route, in bytes with brotli. */
const BUDGET = 105_000;

const htmlOf = (route: string): string =>
  readFileSync(path.join(PUBLIC, route, "index.html"), "utf8");

const read = (address: string): string => readFileSync(path.join(PUBLIC, address), "utf8");

const compressed = (address: string): number => brotliCompressSync(read(address)).length;

const sum = (numbers: Iterable<number>): number =>
  [...numbers].reduce((total, one) => total + one, 0);

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const bytes = (count: number): string => Math.round(count).toLocaleString("en");

/** The map of chunks is written by the last step of the build, without a source map of its own. */
const sharesOf = (address: string): Map<string, number> => {
  const script = read(address);
  return existsSync(path.join(PUBLIC, `${address}.map`))
    ? shares(script, JSON.parse(read(`${address}.map`)) as SourceMapInput)
    : new Map([[BUNDLER, script.length]]);
};

/** Characters of all scripts of a route by what they come from, largest first. */
const ownersOn = (route: string): [string, number][] => {
  const total = new Map<string, number>();
  for (const address of scriptsOf(htmlOf(route))) {
    for (const [owner, count] of sharesOf(address)) {
      total.set(owner, (total.get(owner) ?? 0) + count);
    }
  }
  return [...total].sort(([, a], [, b]) => b - a);
};

const main = (route = "/"): void => {
  if (!existsSync(path.join(PUBLIC, "index.html"))) {
    throw new Error("There is no built site: npm run build");
  }
  const rows = siteRoutes().map((one) => {
    const scripts = scriptsOf(htmlOf(one));
    const total = sum(scripts.map(compressed));
    const raw = sum(scripts.map((address) => read(address).length));
    return [one, String(scripts.length), bytes(raw), bytes(total), percent(total / BUDGET)];
  });
  console.log(table(["Route", "scripts", "bytes", "brotli", "of the budget"], rows));

  console.log(`\nThe scripts of ${route}\n`);
  const files = scriptsOf(htmlOf(route)).map((address) => [
    address,
    bytes(read(address).length),
    bytes(compressed(address)),
  ]);
  console.log(table(["Script", "bytes", "brotli"], files));

  const owners = ownersOn(route);
  const whole = sum(owners.map(([, count]) => count));
  console.log(`\nWhat they consist of, before compression\n`);
  console.log(
    table(
      ["Package or folder", "bytes", "share"],
      owners.map(([owner, count]) => [owner, bytes(count), percent(count / whole)]),
    ),
  );
};

try {
  main(process.argv[2]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
