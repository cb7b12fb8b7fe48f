import path from "node:path";
import { decoded } from "../../lib/decoded";
import { quote } from "./problems";

const EMPTY_WORDS =
  /^(an? |the )?(image|picture|photo|photograph|pic|img|screenshot|figure|illustration|graphic|alt|alt text|untitled|cover|todo|tbd|xxx?)\W*\d*$/i;

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, "");

/** One or two Latin letters name nothing; in other scripts they may. */
const isTooShort = (alt: string): boolean => {
  const letters = alt.match(/[\p{L}\p{N}]/gu) ?? [];
  const isLatin = letters.every((letter) => /[\p{Script=Latin}\p{N}]/u.test(letter));
  return alt.trim() !== "" && letters.length < 3 && isLatin;
};

/**
 * What is wrong with the description of a picture, in words; undefined when nothing can be told.
 * An empty description is for the caller to judge: it may be meant.
 */
export const descriptionFault = (alt: string, src: string): string | undefined => {
  const name = path.posix.basename(decoded(src)).replace(/\.[a-z0-9]+$/i, "");
  const isFileName =
    /\.(jpe?g|png|webp|avif|tiff?|gif|svg|heic)$/i.test(alt.trim()) ||
    /^(img|dsc|dscn|pxl|screenshot|screen shot|image)[-_ ]?\d/i.test(alt.trim()) ||
    (plain(name) !== "" && plain(alt) === plain(name));
  if (isFileName) return `${quote(alt)}, which is the name of a file`;
  return EMPTY_WORDS.test(alt.trim()) || isTooShort(alt)
    ? `${quote(alt)}, which describes nothing`
    : undefined;
};

/** What is expected of every description of a picture. */
export const DESCRIBE = "what the picture shows, for those who cannot see it";
