import { statfs } from "node:fs/promises";

const MEGABYTE = 1024 * 1024;

/**
 * What has to be free, in MB. A build of this site from nothing writes 520 MB: 120 MB of pages and
 * pictures and 400 MB of caches, most of them the bundler's.
 */
export const NEEDED_MB = 600;

/**
 * Says that the disk is too full for a build, or undefined when there is room.
 *
 * @param dir any folder on that disk.
 */
export const lackOfSpace = async (dir: string): Promise<string | undefined> => {
  const { bavail, bsize } = await statfs(dir);
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  if (free >= NEEDED_MB) return undefined;
  return `The disk is too full: ${free} MB are free, and a build needs ${NEEDED_MB} MB. Make room and start again; \`npm run clean\` removes what former builds have left here.`;
};
