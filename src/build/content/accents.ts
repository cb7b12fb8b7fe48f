import type { ContentFile } from "./check";
import { quote, type Problem } from "./problems";
import { fieldAt } from "./value-at";

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const accentsIn = (content: ContentFile, group: object, path: (string | number)[]): Problem[] =>
  Object.entries(group).flatMap(([name, value]) => {
    const at = [...path, Array.isArray(group) ? Number(name) : name];
    if (isGroup(value)) return accentsIn(content, value, at);
    const headline = (group as Record<string, unknown>)[name.replace(/Accent$/, "")];
    const isAccent = name.endsWith("Accent") && typeof headline === "string";
    if (!isAccent || headline.includes(String(value))) return [];
    const expected = `words that stand in ${quote(headline)}, letter by letter`;
    const { file, lineOf } = content;
    return [{ file, line: lineOf(at), field: fieldAt(at), found: quote(value), expected }];
  });

/** Words that are to be set in italics (`headingAccent`) have to stand in their headline. */
export const checkAccents = (files: readonly ContentFile[]): Problem[] =>
  files.flatMap((file) => accentsIn(file, file.data, []));
