import { rmSync } from "node:fs";
import path from "node:path";
import { build, stop } from "esbuild";

/** Where Gatsby looks for its files that were written in TypeScript. */
const COMPILED = path.join(".cache", "compiled");

/**
 * Puts gatsby-config.ts and gatsby-node.ts together, each with all that it imports but packages. Gatsby
 * starts Parcel for that, which first lists all files of the project, those of the packages among them:
 * three to four seconds of every build, and a tenth of one here (docs/build-speed.md).
 *
 * @param {string} root the folder of the project
 * @throws Error when one of them cannot be put together; esbuild has told where and why
 */
export const compile = async (root) => {
  rmSync(path.join(root, COMPILED), { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints: ["gatsby-config.ts", "gatsby-node.ts"],
    outdir: COMPILED,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "cjs",
    target: "node20",
  });
  // It would wait for more until the build ends, in a process of its own.
  await stop();
};
