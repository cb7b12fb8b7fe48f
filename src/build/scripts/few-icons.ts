import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { filesBelow } from "../files-below";

/** Where the code has its icons from: one file of 1.7 MB with a function for each of two thousand. */
const ICONS = "react-icons/fa6";

const LIBRARY = { inPackage: "'../lib/index.mjs'", outside: '"react-icons/lib"' };

const IMPORT = new RegExp(String.raw`import\s*\{([^}]*)\}\s*from\s*"${ICONS}"`, "g");

/** However the file of icons is asked for. */
const MENTION = new RegExp(`["']${ICONS}["']`, "g");

/** `FaPhone as Phone` asks for FaPhone. */
const nameOf = (imported: string): string => imported.trim().split(/\s/)[0] ?? "";

/**
 * The icons that a file of the code imports.
 *
 * @throws Error when it asks for icons in another form than `import { FaPhone } from "…"`
 */
export const importedIcons = (code: string): string[] => {
  const imports = [...code.matchAll(IMPORT)];
  if (imports.length !== (code.match(MENTION) ?? []).length) {
    throw new Error(`icons are imported by their names: import { … } from "${ICONS}"`);
  }
  return imports.flatMap(([, list = ""]) => list.split(",").map(nameOf).filter(Boolean));
};

/**
 * The file of all icons without those that nobody asks for.
 *
 * @throws Error when one that is asked for is not there, or the file is not what it used to be
 */
export const excerptOf = (all: string, names: readonly string[]): string => {
  const [head = ""] = all.split("export function", 1);
  if (!head.includes(LIBRARY.inPackage))
    throw new Error(`${ICONS} is made in another way than before`);
  const icons = [...new Set(names)].sort().map((name) => {
    const start = all.indexOf(`export function ${name} `);
    if (start < 0) throw new Error(`${ICONS} has no ${name}`);
    return all.slice(start, all.indexOf("\n};\n", start) + "\n};\n".length);
  });
  return [head.replace(LIBRARY.inPackage, LIBRARY.outside), ...icons].join("");
};

/** Of the project, what webpack makes scripts of. */
const sourcesOf = (directory: string): string[] => {
  const build = path.join(directory, "src", "build") + path.sep;
  return [
    ...filesBelow(path.join(directory, "src")).filter((file) => !file.startsWith(build)),
    ...["gatsby-browser.tsx", "gatsby-ssr.tsx"].map((name) => path.join(directory, name)),
  ].filter((file) => /\.tsx?$/.test(file));
};

const iconsOf = (file: string): string[] => {
  try {
    return importedIcons(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
};

/**
 * Has builds read an excerpt of the icons. webpack puts what it reads together from top to bottom again and
 * again, for browsers and for what renders pages, and keeps each, with the maps that tell where code comes
 * from: 120 MB of the memory of a build (docs/build-speed.md).
 *
 * @throws Error as `excerptOf` does
 */
export const takeFewIcons = ({ stage, actions, store }: CreateWebpackConfigArgs): void => {
  if (!stage.startsWith("build-")) return;
  const { directory } = (store.getState() as { program: { directory: string } }).program;
  const all = createRequire(path.join(directory, "package.json")).resolve(ICONS);
  const excerpt = path.join(directory, ".cache", "icons", "fa6.mjs");
  mkdirSync(path.dirname(excerpt), { recursive: true });
  const text = readFileSync(all.replace(/\.js$/, ".mjs"), "utf8");
  writeFileSync(excerpt, excerptOf(text, sourcesOf(directory).flatMap(iconsOf)));
  actions.setWebpackConfig({ resolve: { alias: { [`${ICONS}$`]: excerpt } } });
};
