import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { writeSamples } from "./kitchen-sink/samples";
import { kitchenSinkSite } from "./kitchen-sink/site";

/*
 * `npm run kitchen-sink`: builds the site together with the article that shows every component,
 * for the browser tests. It is built in a copy, so that nothing of that article can stay behind
 * in `public/`, from which the site is published; the copy keeps its cache for the next time.
 * The rest of its content is the tests' own: small, always the same, and with texts that are
 * hostile, so that they go through a whole build. Samples make the list so long that it has two pages.
 */

const PARTS = [
  "kitchen-sink",
  "src",
  "static",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "tsconfig.json",
  "vercel.json",
];

const CONTENTS = ["__tests__/fixtures/content", "__tests__/fixtures/hostile"];

const copyProject = (): void => {
  mkdirSync(kitchenSinkSite, { recursive: true });
  for (const part of PARTS) {
    const target = path.join(kitchenSinkSite, part);
    rmSync(target, { recursive: true, force: true });
    cpSync(part, target, { recursive: true, preserveTimestamps: true });
  }
  const content = path.join(kitchenSinkSite, "content");
  rmSync(content, { recursive: true, force: true });
  for (const folder of CONTENTS) {
    cpSync(folder, content, { recursive: true, preserveTimestamps: true });
  }
  // A name of its own, since jest would stumble over two packages of one name.
  const project = JSON.parse(readFileSync("package.json", "utf8")) as object;
  const manifest = { ...project, name: "kitchen-sink" };
  writeFileSync(path.join(kitchenSinkSite, "package.json"), JSON.stringify(manifest));
  const modules = path.join(kitchenSinkSite, "node_modules");
  if (!existsSync(modules)) symlinkSync(path.resolve("node_modules"), modules, "junction");
};

const main = async (): Promise<void> => {
  copyProject();
  await writeSamples(path.join(kitchenSinkSite, "kitchen-sink"));
  const { status } = spawnSync("npx", ["--no-install", "gatsby", "build"], {
    cwd: kitchenSinkSite,
    env: { ...process.env, KITCHEN_SINK: "1" },
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
};

void main();
