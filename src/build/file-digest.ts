import { createHash } from "node:crypto";

/** The digest by which gatsby-source-filesystem tells what a file holds. */
export const fileDigest = (content: string | Buffer): string =>
  createHash("md5").update(content).digest("hex");
