import { spawnSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { writeSamples } from "./kitchen-sink/samples";
import { kitchenSinkSite } from "./kitchen-sink/site";
import { copySite, GATSBY_COMMAND } from "./site-copy";

/*
 * `npm run kitchen-sink`: builds the site together with the article that shows every component,
 * for the browser tests. It is built in a copy, so that nothing of that article can stay behind
 * in `public/`, from which the site is published; the copy keeps its cache for the next time.
 * The rest of its content is the tests' own: small, always the same, and with texts that are
 * hostile and a piece that was renamed, so that they go through a whole build. Samples make the list
 * so long that it has two pages.
 */

const CONTENTS = ["content", "hostile", "renamed"].map((name) => `__tests__/fixtures/${name}`);

const copyContent = (): void => {
  const content = path.join(kitchenSinkSite, "content");
  rmSync(content, { recursive: true, force: true });
  for (const folder of CONTENTS) {
    cpSync(folder, content, { recursive: true, preserveTimestamps: true });
  }
};

const main = async (): Promise<void> => {
  copySite(kitchenSinkSite, "kitchen-sink", ["kitchen-sink"]);
  copyContent();
  await writeSamples(path.join(kitchenSinkSite, "kitchen-sink"));
  const { status } = spawnSync(process.execPath, [GATSBY_COMMAND, "build"], {
    cwd: kitchenSinkSite,
    env: { ...process.env, KITCHEN_SINK: "1" },
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
};

void main();
