/** In the order in which the specification names them. */
const SEPARATORS = [":", "—", "-", ",", "."] as const;

export interface TitleParts {
  /** The first part, with the separator that ends it. */
  lead: string;
  /** The second part, set in the italic accent; absent when the title is set plain. */
  accent?: string;
}

/**
 * Splits an article title by the rule of the specification: if it contains one of the
 * separators and is split by it into exactly two parts, the second is the accent.
 *
 * The rule is taken to the letter, so a hyphen inside a word splits too. An empty part
 * (a title that merely ends in a full stop) is no part.
 */
export const splitTitle = (title: string): TitleParts => {
  for (const separator of SEPARATORS) {
    const parts = title.split(separator);
    const [lead, accent] = parts.map((part) => part.trim());
    if (parts.length === 2 && lead && accent) {
      return { lead: title.slice(0, title.indexOf(separator) + 1).trim(), accent };
    }
  }
  return { lead: title };
};
