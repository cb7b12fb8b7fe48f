import { constants } from "node:fs";
import { access } from "node:fs/promises";
import path from "node:path";
import { cannotWrite } from "./cannot-write";

/** The folder of the project, and those in it that a build fills. */
const FOLDERS = [".", ".cache", "public"];

/**
 * Why a project cannot be built where it lies, or undefined when everything can be written. A folder
 * that is not there yet will be made.
 *
 * @param dir of the project.
 * @throws Error when the project itself is not there.
 */
export const writeProtection = async (dir: string): Promise<string | undefined> => {
  for (const folder of FOLDERS) {
    try {
      await access(path.resolve(dir, folder), constants.W_OK);
    } catch (error) {
      const reason = cannotWrite(error);
      if (reason !== undefined) return reason;
      if ((error as NodeJS.ErrnoException).code !== "ENOENT" || folder === ".") throw error;
    }
  }
  return undefined;
};
