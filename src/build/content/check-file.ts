import { readFileSync } from "node:fs";
import path from "node:path";
import { checkBody, type BodyFacts } from "../mdx/check";
import { NO_TARGETS } from "../mdx/targets";
import { adviceOn } from "./advice";
import type { ContentKind } from "./kinds";
import { parseContent, type ParsedContent } from "./parse";
import { checkNeighbour, checkPicture, picturesInFields, type PictureUse } from "./pictures";
import { checkShapes } from "./picture-shapes";
import { isError, type Problem } from "./problems";
import { leftFromScaffold } from "./scaffold";

export interface CheckedFile {
  parsed: ParsedContent;
  /** The file as it is on disk. */
  source: string;
  problems: Problem[];
  pictures: PictureUse[];
  /** Other files beside it that the text needs: films, captions, typefaces. */
  files: BodyFacts["files"];
  links: BodyFacts["links"];
  compared: BodyFacts["compared"];
  anchors: BodyFacts["anchors"];
  minutes: BodyFacts["minutes"];
  /** Whether a page can be made of it, whatever else there is to put right. */
  canBeShown: boolean;
}

/** Reads the text of a file, which stands after its frontmatter. */
export type ReadText = (file: string, body: string) => Promise<BodyFacts>;

type Read = Omit<CheckedFile, "problems"> & { bodyProblems: Problem[] };

/** Tiles stand on the colours of their own case study; an article has none to stand on. */
const checkTones = (
  file: string,
  type: string,
  tones: BodyFacts["tones"],
  palette: unknown,
): Problem[] => {
  const [first] = tones;
  if (!Array.isArray(palette)) {
    if (!first || type !== "Article") return [];
    const expected = "a case study around them, since tiles stand on the colours of its palette";
    const suggestion = "Show pictures in a <Gallery>, or colours in a <Palette>.";
    return [
      {
        file,
        line: first.line,
        field: "<Tile>",
        found: "tiles in an article, which has no palette",
        expected,
        suggestion,
      },
    ];
  }
  return tones.flatMap(({ tone, line }): Problem[] => {
    if (tone >= 1 && tone <= palette.length) return [];
    const expected = `the number of a colour of the palette above, from 1 to ${palette.length}`;
    return [{ file, line, field: "<Tile> tone", found: String(tone), expected }];
  });
};

/** A page without words can be published, and hardly anybody means to. */
const checkWords = (file: string, { data, body }: ParsedContent): Problem[] => {
  const isWritten = body.replace(/\{\s*\/\*[\s\S]*?\*\/\s*\}/g, "").trim() !== "";
  if (!data || !file.endsWith(".mdx") || isWritten) return [];
  const expected = "the words of the piece, below the second ---";
  return [{ file, level: "warning", field: "text", found: "nothing below the fields", expected }];
};

/** What was read before, by path; good as long as the file says the same. */
const reads = new Map<string, { source: string; read: Promise<Read> }>();

const noText: BodyFacts = { ...NO_TARGETS, canBeShown: true };

const read = async (
  file: string,
  source: string,
  kind: ContentKind,
  readText: ReadText,
): Promise<Read> => {
  const parsed = parseContent(file, source, kind);
  const body = file.endsWith(".mdx") ? await readText(file, parsed.body) : noText;
  const inFields = picturesInFields(kind.type, parsed.data ?? {}).map((use) => ({
    ...use,
    line: parsed.lineOf([use.field]),
  }));
  const inText = body.pictures.map((use) => ({ ...use, field: "text" }));
  const pictures = [...inFields, ...inText];
  const canBeShown = parsed.data !== undefined && body.canBeShown;
  const { files, links, compared, anchors, minutes } = body;
  const bodyProblems = [
    ...body.problems,
    ...checkWords(file, parsed),
    ...checkTones(file, kind.type, body.tones, parsed.data?.palette),
  ];
  const ofBody = { files, links, compared, anchors, minutes };
  return { parsed, source, pictures, ...ofBody, canBeShown, bodyProblems };
};

/** What the last check read of a file; undefined when there was none. */
export const lastRead = (
  absolute: string,
): Promise<Pick<CheckedFile, "parsed" | "source" | "minutes">> | undefined =>
  reads.get(path.normalize(absolute))?.read;

/**
 * Checks all that one content file says of itself and of the pictures beside it. A file that has
 * not changed since the last call is not read again.
 *
 * @param file relative to `dir`, with `/`
 * @param known all files below `dir`, relative to it
 */
export const checkFile = async (
  dir: string,
  file: string,
  kind: ContentKind,
  known: ReadonlySet<string>,
  readText: ReadText = checkBody,
): Promise<CheckedFile> => {
  const absolute = path.join(dir, file);
  const source = readFileSync(absolute, "utf8");
  const former = reads.get(absolute);
  const entry =
    former?.source === source ? former : { source, read: read(file, source, kind, readText) };
  reads.set(absolute, entry);
  const { bodyProblems, ...facts } = await entry.read;
  const { parsed, pictures } = facts;
  const ofFiles = facts.files.flatMap((use) => checkNeighbour(file, use, known));
  const uses = pictures.map((use) => checkPicture(dir, file, use, known));
  const shapes = facts.compared.map((pair) => checkShapes(dir, file, pair, known));
  const ofPictures = (await Promise.all([...uses, ...shapes])).flat();
  const advice = parsed.data
    ? [
        ...adviceOn({ file, type: kind.type, data: parsed.data, lineOf: parsed.lineOf }),
        ...leftFromScaffold({ file, ...parsed, data: parsed.data }),
      ]
    : [];
  return {
    ...facts,
    canBeShown: facts.canBeShown && ![...ofPictures, ...ofFiles].some(isError),
    problems: [...parsed.problems, ...advice, ...bodyProblems, ...ofPictures, ...ofFiles],
  };
};
