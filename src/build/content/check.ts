import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fileNameOf } from "../../lib/file-name";
import { checkBody } from "../mdx/check";
import { kindOf, singleFiles, type ContentKind } from "./kinds";
import { parseContent } from "./parse";
import type { Problem } from "./problems";
import { crossCheck } from "./cross-check";

export interface ContentFile {
  /** Path relative to `content/`, with `/`. */
  file: string;
  slug: string;
  type: string;
  data: Record<string, unknown>;
}

/** A file that is there, whether or not it is in order. */
export type KnownFile = Pick<ContentFile, "type" | "slug">;

export interface CheckedContent {
  files: ContentFile[];
  problems: Problem[];
}

const PICTURE_FIELDS = ["image", "featuredImage", "portrait"];

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const listFiles = async (dir: string): Promise<string[]> => {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => !file.split("/").some((part) => part.startsWith(".")))
    .sort();
};

const checkSlug = (file: string, slug: string | undefined): Problem[] =>
  slug === undefined || SLUG.test(slug)
    ? []
    : [
        {
          file,
          field: "name of the folder",
          found: `“${slug}”`,
          expected: "small letters, digits and single hyphens only: it becomes the address",
        },
      ];

const checkPicture = (
  file: string,
  src: string,
  where: { field: string; line?: number | undefined },
  known: ReadonlySet<string>,
): Problem[] => {
  if (/^https?:|^\//.test(src)) {
    const expected = "a picture beside this file, so that the build can make it fast";
    return [{ file, ...where, found: `“${src}”`, expected }];
  }
  const target = path.posix.join(path.posix.dirname(file), fileNameOf(src));
  if (known.has(target)) return [];
  const sameLetters = [...known].find((name) => name.toLowerCase() === target.toLowerCase());
  const found = sameLetters
    ? `“${src}”, but the file is called “${path.posix.basename(sameLetters)}”`
    : `“${src}”, but there is no such file`;
  return [{ file, ...where, found, expected: "the exact name of a picture beside this file" }];
};

const unknownFile = (file: string): Problem => ({
  file,
  field: "",
  found: "a content file that no page uses",
  expected:
    "articles/<name>/index.mdx, case-studies/<name>/index.mdx, projects/<name>/index.json, " +
    "partnerships/<name>/index.json or one of the files of the content folder itself",
});

/**
 * Reads and checks everything below a content folder, and goes on after a mistake, so that
 * all of them are known at once.
 */
export const checkContent = async (dir: string): Promise<CheckedContent> => {
  const names = await listFiles(dir);
  const known = new Set(names);
  const files: ContentFile[] = [];
  const problems: Problem[] = [];
  const links: { file: string; href: string; line: number | undefined }[] = [];

  const readOne = async (file: string, kind: ContentKind, slug = "") => {
    const parsed = parseContent(file, await readFile(path.join(dir, file), "utf8"), kind);
    problems.push(...checkSlug(file, slug || undefined), ...parsed.problems);
    if (file.endsWith(".mdx")) {
      const facts = await checkBody(file, parsed.body);
      problems.push(...facts.problems);
      for (const { src, line } of facts.pictures) {
        problems.push(...checkPicture(file, src, { field: "text", line }, known));
      }
      links.push(...facts.links.map((link) => ({ file, ...link })));
    }
    if (!parsed.data) return;
    for (const field of PICTURE_FIELDS) {
      const src = parsed.data[field];
      if (typeof src === "string") problems.push(...checkPicture(file, src, { field }, known));
    }
    files.push({ file, slug, type: kind.type, data: parsed.data });
  };

  const present: KnownFile[] = [];
  for (const file of names.filter((name) => /\.(json|mdx?)$/.test(name))) {
    const match = kindOf(file);
    if (match) {
      present.push({ type: match.kind.type, slug: match.slug ?? "" });
      await readOne(file, match.kind, match.slug);
    } else {
      problems.push(unknownFile(file));
    }
  }
  for (const { type, pattern } of singleFiles) {
    if (names.some((name) => pattern.test(name))) continue;
    const file = pattern.source.replace(/[\^$\\]/g, "");
    problems.push({ file, field: "", found: "no such file", expected: `a file for ${type}` });
  }
  problems.push(...crossCheck(files, links, present));
  return { files, problems };
};
