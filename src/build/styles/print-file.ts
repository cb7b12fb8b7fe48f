import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { PRINT_STYLE_PATH } from "../../lib/constants";
import { printStyle } from "../../theme/print-style";

/** Writes the styles for paper into a file that all pages share. */
export const writePrintStyle = async ({ store }: Pick<BuildArgs, "store">): Promise<void> => {
  const { program } = store.getState() as { program: { directory: string } };
  await writeFile(path.join(program.directory, "public", PRINT_STYLE_PATH), printStyle);
};
