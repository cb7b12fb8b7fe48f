import path from "node:path";
import { checkBody } from "../mdx/check";
import { checkFile, type CheckedFile, type ReadText } from "./check-file";
import { crossCheck } from "./cross-check";
import { kindOf, singleFiles } from "./kinds";
import { listFiles, listLinks } from "./list-files";
import type { LineOf } from "./parse";
import { PICTURE_FILE, targetOf, unusedPictures } from "./pictures";
import type { Problem } from "./problems";
import { slugOf } from "./slug";

export interface ContentFile {
  /** Path relative to `content/`, with `/`. */
  file: string;
  slug: string;
  type: string;
  data: Record<string, unknown>;
  lineOf: LineOf;
}

/** A file that is there, whether or not it is in order. */
export interface KnownFile {
  type: string;
  slug: string;
  /** The places of its text that a link can lead to, where they are known. */
  anchors: readonly string[] | undefined;
}

export interface CheckedContent {
  files: ContentFile[];
  problems: Problem[];
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const checkSlug = (file: string, slug: string | undefined): Problem[] =>
  slug === undefined || SLUG.test(slug)
    ? []
    : [
        {
          file,
          field: "name of the folder",
          found: `“${slug}”`,
          expected: "small letters, digits and single hyphens only: it becomes the address",
          ...(slugOf(slug) ? { suggestion: `Call it “${slugOf(slug)}”.` } : {}),
        },
      ];

const unknownFile = (file: string, names: ReadonlySet<string>): Problem => {
  const [folder = "", name] = file.split("/");
  const index = /^(articles|case-studies)$/.test(folder) ? "index.mdx" : "index.json";
  // Who called it so would lose what is there.
  const notAgain = `The folder has its ${index}: take this one out of content/, or let its name end in .txt.`;
  const isInFolder = kindOf(`${folder}/${name}/${index}`) !== undefined && file.split("/").length === 3; // prettier-ignore
  return {
    file,
    field: "",
    found: "a content file that no page uses",
    expected:
      "articles/<name>/index.mdx, case-studies/<name>/index.mdx, projects/<name>/index.json, " +
      "partnerships/<name>/index.json or one of the files of the content folder itself",
    ...(isInFolder
      ? {
          suggestion: names.has(`${folder}/${name}/${index}`)
            ? notAgain
            : `Call it “${index}”, or take it out of content/.`,
        }
      : {}),
  };
};

/** Nothing of the build follows a link: what it leads to would be missing from the site. */
const linked = (file: string): Problem => ({
  file,
  field: "",
  found: "a shortcut (an alias) to a file or folder",
  expected: "the file or the folder itself",
  suggestion: "Copy what the shortcut leads to into its place.",
});

/** Folders of articles and the like that hold pictures and no text. */
const emptyFolders = (names: readonly string[]): Problem[] => {
  const folders = new Map<string, string[]>();
  for (const name of names) {
    const folder = /^((?:articles|case-studies|projects|partnerships)\/[^/]+)\//.exec(name)?.[1];
    if (folder) folders.set(folder, [...(folders.get(folder) ?? []), name]);
  }
  return [...folders].flatMap(([folder, files]): Problem[] => {
    if (files.some((file) => /\.(mdx?|json)$/i.test(file))) return [];
    const index = /^(articles|case-studies)/.test(folder) ? "index.mdx" : "index.json";
    const file = `${folder}/${index}`;
    const expected = "a file with the words, beside the pictures";
    return [{ file, field: "", found: "no such file", expected }];
  });
};

/**
 * Reads and checks everything below a content folder, and goes on after a mistake, so that
 * all of them are known at once.
 *
 * @param readText how a text is read, where it is not to be done here and now.
 */
export const checkContent = async (
  dir: string,
  readText: ReadText = checkBody,
): Promise<CheckedContent> => {
  const names = listFiles(dir);
  const known = new Set(names);
  const files: ContentFile[] = [];
  const problems: Problem[] = [...listLinks(dir).map(linked), ...emptyFolders(names)];
  const links: { file: string; href: string; line: number | undefined }[] = [];
  const present: KnownFile[] = [];
  const used = new Set<string>();
  const texts: { folder: string; source: string }[] = [];

  const addFile = (file: string, type: string, slug: string, checked: CheckedFile) => {
    const { parsed, source } = checked;
    problems.push(...checked.problems);
    links.push(...checked.links.map((link) => ({ file, ...link })));
    texts.push({ folder: path.posix.dirname(file), source });
    checked.pictures.forEach(({ src }) => used.add(targetOf(file, src)));
    present.push({ type, slug, anchors: checked.anchors });
    if (!parsed.data) return;
    files.push({ file, slug, type, data: parsed.data, lineOf: parsed.lineOf });
  };

  // All at once: while one text is read, the sizes of another's pictures are looked up.
  const read = names
    .filter((name) => /\.(json|mdx?)$/i.test(name))
    .map(async (file) => {
      const match = kindOf(file);
      return {
        file,
        match,
        checked: match && (await checkFile(dir, file, match.kind, known, readText)),
      };
    });
  for (const { file, match, checked } of await Promise.all(read)) {
    if (!match || !checked) {
      problems.push(unknownFile(file, known));
      continue;
    }
    const { kind, slug } = match;
    problems.push(...checkSlug(file, slug));
    addFile(file, kind.type, slug ?? "", checked);
  }
  for (const { pattern } of singleFiles) {
    if (names.some((name) => pattern.test(name))) continue;
    const file = pattern.source.replace(/[\^$\\]/g, "");
    const expected = "this file, which every page or one of its own needs";
    const suggestion = "Bring it back as it was last; it may have been renamed or moved.";
    problems.push({ file, field: "", found: "no such file", expected, suggestion });
  }
  // Looser than a use: a name anywhere in a text of the folder is no picture to throw away.
  const isMentioned = (picture: string) =>
    texts.some(
      ({ folder, source }) =>
        picture.startsWith(folder === "." ? "" : `${folder}/`) &&
        source.includes(path.posix.basename(picture)),
    );
  const pictures = names.filter((name) => PICTURE_FILE.test(name));
  problems.push(...unusedPictures(pictures, used, isMentioned));
  problems.push(...crossCheck(files, links, present));
  return { files, problems };
};
