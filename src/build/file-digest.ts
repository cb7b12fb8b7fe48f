import { createHash } from "node:crypto";

/** 40 bits: of ten thousand pictures two have the same on one site in twenty thousand. */
const SHORT_DIGITS = 10;

/** The digest by which gatsby-source-filesystem tells what a file holds. */
export const fileDigest = (content: string | Buffer): string =>
  createHash("md5").update(content).digest("hex");

/** What stands in addresses for the digest of a file. */
export const shortDigest = (digest: string): string => digest.slice(0, SHORT_DIGITS);
