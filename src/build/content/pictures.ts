import { readFile } from "node:fs/promises";
import path from "node:path";
import { decoded } from "../../lib/decoded";
import { picturePlaces, type PicturePlaceName } from "../../lib/picture-places";
import { SHARE_IMAGE } from "../../lib/constants";
import { checkDrawing } from "./drawings";
import { pictureFacts, type PictureFacts } from "./picture-file";
import { nearest } from "./suggest";
import type { Problem } from "./problems";

export const PICTURE_FILE = /\.(jpe?g|png|webp|avif|tiff?|gif|svg|heic|heif|bmp)$/i;

/** Larger than this no screen needs, and every build has to read it. */
const MAX_EDGE_PX = 8000;
const MAX_MEGABYTES = 15;

export interface PictureUse {
  src: string;
  field: string;
  line?: number | undefined;
  place?: PicturePlaceName | undefined;
}

/** Where the fields of content show their pictures. */
export const fieldPlaces: Record<string, Record<string, PicturePlaceName>> = {
  Article: { featuredImage: "LEAD", shareImage: "LEAD" },
  CaseStudy: { featuredImage: "BLEED", shareImage: "LEAD" },
  Project: { image: "CARD" },
  Partnership: { image: "CARD" },
  AboutPage: { portrait: "PORTRAIT" },
};

/** The pictures that the fields of a file name. */
export const picturesInFields = (type: string, data: Record<string, unknown>): PictureUse[] =>
  Object.entries(fieldPlaces[type] ?? {}).flatMap(([field, place]) =>
    typeof data[field] === "string" ? [{ src: data[field], field, place }] : [],
  );

/** The file, relative to `content/`, that a picture of a content file names. */
export const targetOf = (file: string, src: string): string =>
  path.posix.join(path.posix.dirname(file), decoded(src));

const missing = (
  at: Pick<Problem, "file" | "field" | "line">,
  file: string,
  src: string,
  known: ReadonlySet<string>,
  what = "picture",
): Problem => {
  const target = targetOf(file, src);
  const expected = `the exact name of a ${what} beside this file`;
  // What stands after a per cent sign may be read as another character; here it was.
  if (known.has(path.posix.join(path.posix.dirname(file), src))) {
    const name = path.posix.basename(src);
    return {
      ...at,
      found: `“${src}”, whose “%” stands for another character in an address`,
      expected: `a name of a ${what} without “%”`,
      suggestion: `Call the file “${name.replaceAll("%", "-")}”, here and in its folder.`,
    };
  }
  const sameLetters = [...known].find((name) => name.toLowerCase() === target.toLowerCase());
  if (sameLetters) {
    const name = path.posix.basename(sameLetters);
    return {
      ...at,
      found: `“${src}”, but the file is called “${name}”`,
      expected,
      suggestion: `Did you mean “./${name}”? Capitals count on the web.`,
    };
  }
  const folder = path.posix.dirname(target);
  const beside = [...known].filter((name) => path.posix.dirname(name) === folder);
  const alike = beside.filter((name) => PICTURE_FILE.test(name) === (what === "picture"));
  const names = alike.map((name) => path.posix.basename(name));
  const meant = nearest(path.posix.basename(target), names);
  const has = names.length > 0 ? `The folder has: ${names.join(", ")}.` : "Put it into the folder.";
  return {
    ...at,
    found: `“${src}”, but there is no such file`,
    expected,
    suggestion: meant ? `Did you mean “./${meant}”?` : has,
  };
};

/** Where a picture is also shown as large as the screen, less than its largest width will do. */
const LEAST_PX: Partial<Record<PicturePlaceName, number>> = {
  TEXT: 1050,
  GALLERY: 1050,
  WIDE: 1200,
};

const tooSmall = (use: PictureUse, { width, height }: PictureFacts): Omit<Problem, "file">[] => {
  const place = picturePlaces[use.place ?? "TEXT"];
  const isShared = use.field === "shareImage";
  const least = LEAST_PX[use.place ?? "TEXT"] ?? place.widths.at(-2) ?? 0;
  const needed = isShared ? SHARE_IMAGE.width : least;
  const isCover = isShared || use.field === "featuredImage";
  if (width >= needed && (!isCover || height >= SHARE_IMAGE.height)) return [];
  const size = isCover ? `${needed} × ${SHARE_IMAGE.height}` : `${needed}`;
  return [
    {
      level: "warning",
      field: use.field,
      line: use.line,
      found: `“${use.src}”, a picture of ${width} × ${height} px`,
      expected: `a picture of at least ${size} px for this place; smaller ones look blurred`,
    },
  ];
};

const tooLarge = (
  use: PictureUse,
  { width, height, megabytes }: PictureFacts,
): Omit<Problem, "file">[] =>
  Math.max(width, height) <= MAX_EDGE_PX && megabytes <= MAX_MEGABYTES
    ? []
    : [
        {
          level: "warning",
          field: use.field,
          line: use.line,
          found: `“${use.src}”, a picture of ${width} × ${height} px and ${megabytes.toFixed(1)} MB`,
          expected: `at most ${MAX_EDGE_PX} px and ${MAX_MEGABYTES} MB: more slows every build`,
          suggestion: "Save it at 3000 px on the long edge, as JPEG.",
        },
      ];

const moving = (use: PictureUse, { isMoving }: PictureFacts): Omit<Problem, "file">[] =>
  isMoving
    ? [
        {
          level: "warning",
          field: use.field,
          line: use.line,
          found: `“${use.src}”, a picture that moves`,
          expected: "a still picture: the first of its pictures is shown, and stands still",
          suggestion: "Save what moves as a film (mp4) and show it with <Video>.",
        },
      ]
    : [];

/** What there is to say about a picture: its size in px and in bytes, and whether it moves. */
export const pictureAdvice = (use: PictureUse, facts: PictureFacts): Omit<Problem, "file">[] => [
  ...tooSmall(use, facts),
  ...tooLarge(use, facts),
  ...moving(use, facts),
];

/** What to do about a picture whose file is damaged. */
export const EXPORT_ANEW = "Open it in a picture editor and export it anew, or copy it once more.";

/** Why a file cannot be shown as a picture, in words; undefined when it can. */
export const unreadableBecause = (facts: PictureFacts | undefined): string | undefined => {
  if (!facts) return "a file that cannot be read as a picture";
  return facts.isCutOff ? "a picture whose file is cut off: its end is missing" : undefined;
};

/** What a file may name: what lies in its own folder or below. Nothing else is known when it is read alone. */
const isBeside = (file: string, src: string): boolean =>
  !/^[a-z]+:|^\/|^\\/i.test(src) &&
  !path.posix.relative(path.posix.dirname(file), targetOf(file, src)).startsWith("../");

/** What is wrong with the name of a film, of its captions or of a typeface. */
export const checkNeighbour = (
  file: string,
  { src, line }: { src: string; line: number | undefined },
  known: ReadonlySet<string>,
): Problem[] => {
  const at = { file, field: "text", line };
  if (!isBeside(file, src)) {
    const expected = "a file beside this one, so that nothing is fetched from elsewhere";
    return [{ ...at, found: `“${src}”`, expected }];
  }
  return known.has(targetOf(file, src)) ? [] : [missing(at, file, src, known, "file")];
};

/** What is wrong with one use of a picture; `known` names all files below `dir`. */
export const checkPicture = async (
  dir: string,
  file: string,
  use: PictureUse,
  known: ReadonlySet<string>,
): Promise<Problem[]> => {
  const { src, field, line } = use;
  const at = { file, field, line };
  if (!isBeside(file, src)) {
    const expected = "a picture beside this file, so that the build can make it fast";
    const name = path.posix.basename(src.split(/[?#]/, 1)[0] ?? "");
    const suggestion = `Save the picture into the folder of the text and write “./${name}”.`;
    return [{ ...at, found: `“${src}”`, expected, ...(name ? { suggestion } : {}) }];
  }
  const target = targetOf(file, src);
  if (!known.has(target)) return [missing(at, file, src, known)];
  if (/\.svg$/i.test(src) && field === "text") {
    const drawing = await readFile(path.join(dir, target), "utf8").catch(() => "");
    return checkDrawing(drawing).map((finding) => ({
      ...at,
      ...finding,
      found: `“${src}”, ${finding.found}`,
    }));
  }
  const facts = await pictureFacts(path.join(dir, target));
  const unreadable = unreadableBecause(facts);
  if (!facts || unreadable) {
    const expected = "a JPEG, PNG, WebP, AVIF or TIFF picture";
    return [{ ...at, found: `“${src}”, ${unreadable}`, expected, suggestion: EXPORT_ANEW }];
  }
  return pictureAdvice(use, facts).map((problem) => ({ file, ...problem }));
};

/** Pictures that no file names, in a field or anywhere in its text. */
export const unusedPictures = (
  names: readonly string[],
  used: ReadonlySet<string>,
  mentions: (picture: string) => boolean,
): Problem[] =>
  names
    .filter((name) => PICTURE_FILE.test(name) && !used.has(name) && !mentions(name))
    .map((file) => ({
      file,
      level: "warning",
      field: "",
      found: "a picture that nothing shows",
      expected: "every picture used in a text or a field beside it",
      suggestion: "Use it, or delete it.",
    }));
