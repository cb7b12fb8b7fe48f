import { cannotWrite } from "./cannot-write";
import { LOCK, takeFolder, type Holder, type Work } from "./lock";
import { lackOfSpace } from "./space";
import { writeProtection } from "./writable";

const inUse = ({ pid, work }: Holder): string => {
  const who = work === "build" ? "Another build" : "`npm start`";
  const wait = work === "build" ? "wait until it has ended, or stop it" : "stop it first (Ctrl+C)";
  return `${who} is at work in this folder (process ${pid}): ${wait}.\nIf there is none, remove the file ${LOCK} and start again.`;
};

/**
 * Sees that work can begin in a folder, and keeps others from it until this process ends.
 *
 * @param dir of the project.
 * @returns why no work can begin, in plain words, or undefined when it can.
 */
export const takeWorkplace = async (dir: string, work: Work): Promise<string | undefined> => {
  try {
    const obstacle = (await writeProtection(dir)) ?? (await lackOfSpace(dir));
    if (obstacle !== undefined) return obstacle;
    const holder = await takeFolder(dir, work);
    return holder && inUse(holder);
  } catch (error) {
    const reason = cannotWrite(error);
    if (reason === undefined) throw error;
    return reason;
  }
};
