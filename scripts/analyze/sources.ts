import { eachMapping, TraceMap, type SourceMapInput } from "@jridgewell/trace-mapping";

/** What no source is named for: the bundler's own code around modules. */
export const BUNDLER = "webpack";

/** Sources of the site are told apart by their folder; there is more of them than of any package. */
const OWN_FOLDER = /\/(?:\.\/)?(src\/[^/]+(?:\/[^/.]+(?=\/))?)/;

/** The package, or the folder of the site, that a source of a source map belongs to. */
export const ownerOf = (source: string): string => {
  const inPackage = source.split("node_modules/").at(-1);
  if (source.includes("node_modules/") && inPackage) {
    return inPackage.split("/", inPackage.startsWith("@") ? 2 : 1).join("/");
  }
  if (source.includes("/.cache/")) return "gatsby";
  return OWN_FOLDER.exec(source)?.[1] ?? BUNDLER;
};

/**
 * How many characters of a script come from each package or folder, by its source map. Each stretch
 * of a line belongs to the source that is named where it begins.
 */
export const shares = (script: string, map: SourceMapInput): Map<string, number> => {
  const lengths = script.split("\n").map((line) => line.length);
  const total = new Map<string, number>();
  const add = (owner: string, characters: number) =>
    total.set(owner, (total.get(owner) ?? 0) + characters);

  let last = { line: 1, column: 0, owner: BUNDLER };
  const endAt = (line: number, column: number) => {
    for (let at = last.line; at < line; at += 1) {
      add(last.owner, (lengths[at - 1] ?? 0) - (at === last.line ? last.column : 0));
    }
    add(last.owner, column - (line === last.line ? last.column : 0));
  };
  eachMapping(new TraceMap(map), ({ generatedLine, generatedColumn, source }) => {
    endAt(generatedLine, generatedColumn);
    const owner = source === null ? BUNDLER : ownerOf(source);
    last = { line: generatedLine, column: generatedColumn, owner };
  });
  endAt(lengths.length, lengths.at(-1) ?? 0);
  return total;
};
