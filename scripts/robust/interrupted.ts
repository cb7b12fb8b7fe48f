import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { compareFolders } from "../reproducible/compare";
import { tryEach, type Row } from "./rows";
import { endOf, runBuild, siteCopy, type Ended } from "./run-build";

const CONTENT = "__tests__/fixtures/content";
const TEXT = path.join("content", "articles", "minimalist-design", "index.mdx");

/** The moments at which a build is killed: after it has said so. */
const MOMENTS: [string, RegExp][] = [
  ["while it reads the content", /success createSchemaCustomization/],
  ["when it has read the content", /success createPages /],
  ["while it bundles the scripts", /success onPostBootstrap/],
  ["while it answers queries and writes pictures", /success Caching Webpack compilations/],
  ["while it finishes the pages", /success Building static HTML/],
];

/** The moments at which a second build is started: in each part of the first. */
const SECONDS = [
  /success onPreInit/,
  /success source and transform nodes/,
  /success onPostBootstrap/,
  /success Building HTML renderer/,
];

const public_ = (dir: string): string => path.join(dir, "public");

/** A word of the text is another one, so that a page has to be made anew. */
const edit = (dir: string): void => {
  const file = path.join(dir, TEXT);
  writeFileSync(file, readFileSync(file, "utf8").replace("a sun in it", "a moon in it"));
};

const differences = (dir: string, reference: string): string | undefined => {
  const found = compareFolders(public_(dir), public_(reference));
  return found.length === 0
    ? undefined
    : found.map(({ file, kind }) => `${file} ${kind}`).join("\n");
};

/** Builds from nothing, and asks for a second build of the same folder again and again meanwhile. */
const buildBesideOthers = async (dir: string): Promise<Row> => {
  const seconds: Promise<Ended>[] = [];
  const first = await runBuild(dir, {
    onSaid: (said) => {
      const next = SECONDS[seconds.length];
      if (next?.test(said)) seconds.push(runBuild(dir));
    },
  });
  if (first.code !== 0) throw new Error(endOf(first));
  const ended = await Promise.all(seconds);
  return tryEach(
    "a second build beside another",
    SECONDS,
    (moment) => moment.source,
    async (moment) => {
      const one = ended[SECONDS.indexOf(moment)];
      if (one?.code === 1 && /^\s*Another build is at work in this folder/.test(one.said)) {
        return Promise.resolve(undefined);
      }
      return Promise.resolve(one ? endOf(one) : "it was not started");
    },
  );
};

/**
 * Builds that are disturbed: by others in the same folder, and killed at several moments after a
 * change of the content. What comes out in the end is what a clean build makes, byte for byte.
 */
export const tryInterrupted = async (): Promise<Row[]> => {
  const reference = siteCopy("clean", CONTENT);
  edit(reference);
  const clean = await runBuild(reference);
  if (clean.code !== 0) throw new Error(endOf(clean));

  const dir = siteCopy("disturbed", CONTENT);
  const beside = await buildBesideOthers(dir);
  const kept = path.join(path.dirname(dir), "before");
  const folders = [".cache", "public"];
  rmSync(kept, { recursive: true, force: true });
  for (const folder of folders) {
    cpSync(path.join(dir, folder), path.join(kept, folder), { recursive: true });
  }
  edit(dir);
  const warm = await runBuild(dir);
  const whole = await tryEach(
    "the first build, and one after it with a changed text",
    [warm],
    () => "the changed text",
    async ({ code }) => Promise.resolve(code === 0 ? differences(dir, reference) : endOf(warm)),
  );

  const killed = await tryEach(
    "a build that is killed, and built again",
    MOMENTS,
    ([name]) => name,
    async ([, killAt]) => {
      for (const folder of folders) {
        rmSync(path.join(dir, folder), { recursive: true, force: true });
        cpSync(path.join(kept, folder), path.join(dir, folder), { recursive: true });
      }
      const first = await runBuild(dir, { killAt });
      if (first.code !== undefined) return `it ended before it was killed:\n${endOf(first)}`;
      const again = await runBuild(dir);
      return again.code === 0 ? differences(dir, reference) : endOf(again);
    },
  );
  return [beside, whole, killed];
};
