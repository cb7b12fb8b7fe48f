/*
 * `node scripts/bundled.mjs <name> …`: runs scripts/<name>.ts from one file that holds all it needs.
 * To load the several hundred small modules of the Markdown parser one by one, through the hooks
 * of tsx, takes longer than to check all texts; the file is put together again when a source or
 * an installed package has changed.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import module, { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = path.join(root, ".cache", "scripts");

/** These find files of their own beside them, or start processes from them. */
const external = ["sharp", "esbuild", "jest-worker", "satteri"];

/** What npm has installed, and what is to be. */
const PACKAGES = ["node_modules/.package-lock.json", "package-lock.json"];

/** Tells a file from what it was before, without reading it. */
const stampOf = (file) => {
  const { mtimeMs, size } = statSync(path.join(root, file), { throwIfNoEntry: false }) ?? {};
  return `${mtimeMs} ${size}`;
};

const isCurrent = (bundle, stamps) => {
  if (!existsSync(bundle) || !existsSync(stamps)) return false;
  const former = Object.entries(JSON.parse(readFileSync(stamps, "utf8")));
  return former.every(([file, stamp]) => stampOf(file) === stamp);
};

/** Two that start at once must not read half of what the other writes. */
const write = (file, text) => {
  const part = `${file}.${process.pid}`;
  writeFileSync(part, text);
  renameSync(part, file);
};

const bundle = async (name, outfile, stamps) => {
  const { build } = await import("esbuild");
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [`scripts/${name}.ts`],
    outfile,
    bundle: true,
    external,
    platform: "node",
    format: "cjs",
    metafile: true,
    write: false,
  });
  mkdirSync(folder, { recursive: true });
  const sources = Object.keys(metafile.inputs).filter((file) => !file.includes("node_modules/"));
  const files = [...sources, ...PACKAGES].map((file) => [file, stampOf(file)]);
  write(outfile, outputFiles[0].text);
  write(stamps, JSON.stringify(Object.fromEntries(files)));
};

const [name] = process.argv.splice(2, 1);
const outfile = path.join(folder, `${name}.cjs`);
const stamps = path.join(folder, `${name}.json`);
if (!isCurrent(outfile, stamps)) await bundle(name, outfile, stamps);
// Node 22 and later keep what they have compiled.
module.enableCompileCache?.(path.join(folder, "compiled"));
createRequire(import.meta.url)(outfile);
