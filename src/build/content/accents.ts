import type { ContentFile } from "./check";
import { quote, type Problem } from "./problems";

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const accentsIn = ({ file, lineOf }: ContentFile, group: object, path: (string | number)[]) =>
  Object.entries(group).flatMap(([name, value]): Problem[] => {
    const at = [...path, Array.isArray(group) ? Number(name) : name];
    if (isGroup(value)) return accentsIn({ file, lineOf } as ContentFile, value, at);
    const headline = (group as Record<string, unknown>)[name.replace(/Accent$/, "")];
    const isAccent = name.endsWith("Accent") && typeof headline === "string";
    if (!isAccent || headline.includes(String(value))) return [];
    const expected = `words that stand in ${quote(headline)}, letter by letter`;
    return [{ file, line: lineOf(at), field: at.join(" › "), found: quote(value), expected }];
  });

/** Words that are to be set in italics (`headingAccent`) have to stand in their headline. */
export const checkAccents = (files: readonly ContentFile[]): Problem[] =>
  files.flatMap((file) => accentsIn(file, file.data, []));
