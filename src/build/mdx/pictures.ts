import type { Image, ImageReference } from "mdast";
import { DESCRIBE, descriptionFault } from "../content/alt-text";
import type { Problem } from "../content/problems";

const DECORATIVE = 'Describe it, or if it is a mere ornament write <Figure src="…" alt="" />.';

/** What is wrong with the description of a picture in the text. */
export const checkDescription = (
  at: Pick<Problem, "file" | "field"> & { line: number | undefined },
  alt: unknown,
  src: string,
): Problem[] => {
  if (typeof alt !== "string") {
    return [{ ...at, found: "a picture without a description", expected: DESCRIBE, suggestion: DECORATIVE }];
  } // prettier-ignore
  const found = descriptionFault(alt, src);
  return found ? [{ ...at, found, expected: DESCRIBE }] : [];
};

/** Markdown has no way to say that a picture is an ornament, so an empty description is none. */
export const checkMarkdownPicture = (
  file: string,
  node: Image | ImageReference,
  src: string,
): Problem[] => {
  const at = { file, line: node.position?.start.line, field: "text" };
  return checkDescription(at, node.alt?.trim() ? node.alt : undefined, src);
};
