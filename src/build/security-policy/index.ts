import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { securePage } from "./secure-page";

/** Gatsby keeps the fragments that it assembles pages from beside them. */
const FRAGMENTS = "_gatsby";

/**
 * Writes into every page of the build what it may load and run. The last step: whatever changes a
 * page after it would be refused by its policy.
 *
 * @throws Error with the page's file when a page is not one that was made here
 */
export const writeSecurityPolicies = async ({ store }: Pick<BuildArgs, "store">): Promise<void> => {
  const { program } = store.getState() as { program: { directory: string } };
  const folder = path.join(program.directory, "public");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !path.relative(folder, file).startsWith(FRAGMENTS + path.sep));
  for (const file of files) {
    const html = await readFile(file, "utf8");
    try {
      const secured = securePage(html);
      if (secured !== html) await writeFile(file, secured);
    } catch (error) {
      throw new Error(`${path.relative(program.directory, file)}: ${(error as Error).message}`);
    }
  }
};
