import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

/** The command behind `npm run build` and `npm start`, in the project and in each copy of it. */
export const GATSBY_COMMAND = "scripts/gatsby.mjs";

/** What Gatsby needs of the project to build the site, without the content and the manifest. */
export const SITE_PARTS = [
  GATSBY_COMMAND,
  "scripts/gatsby",
  "src",
  "static",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package-lock.json",
  "tsconfig.json",
  "vercel.json",
] as const;

/** Lets a folder use the packages of this project. */
export const linkPackages = (dir: string): void => {
  const modules = path.join(dir, "node_modules");
  if (!existsSync(modules)) symlinkSync(path.resolve("node_modules"), modules, "junction");
};

/** A file that takes no room of its own, where the disk can do that. */
const linkOrCopy = (from: string, to: string): void => {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
};

const linkFolder = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
};

/**
 * Gives a folder packages inside itself, as an installation would, file by file. Where packages are
 * elsewhere, what webpack names its modules tells how far away.
 */
export const installPackages = (dir: string): void => {
  const modules = path.join(dir, "node_modules");
  rmSync(modules, { recursive: true, force: true });
  linkFolder(path.resolve("node_modules"), modules);
  rmSync(path.join(modules, ".cache"), { recursive: true, force: true });
};

/** Gives a copy a name of its own: jest would stumble over two packages of one name. */
export const writeManifest = (dir: string, name: string): void => {
  const manifest = { ...(JSON.parse(readFileSync("package.json", "utf8")) as object), name };
  writeFileSync(path.join(dir, "package.json"), JSON.stringify(manifest));
};

/**
 * Copies the project into a folder in which it can be built, so that the caches and the build of
 * the checkout stay as they are. What Gatsby left there before is kept for the next time.
 *
 * @param name of the copy's package.
 * @param parts files and folders to copy besides those that every build needs.
 */
export const copySite = (dir: string, name: string, parts: readonly string[] = []): void => {
  mkdirSync(dir, { recursive: true });
  for (const part of [...SITE_PARTS, ...parts]) {
    const target = path.join(dir, part);
    rmSync(target, { recursive: true, force: true });
    cpSync(part, target, { recursive: true, preserveTimestamps: true });
  }
  writeManifest(dir, name);
  linkPackages(dir);
};
