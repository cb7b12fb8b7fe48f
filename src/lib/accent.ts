export interface AccentedText {
  before: string;
  accent: string;
  after: string;
}

/**
 * Splits a headline around the one word that carries it, so that a component can set the
 * word in italics. Without an accent, or when the headline does not hold it, all is `before`.
 */
export const splitAccent = (text: string, accent?: string | null): AccentedText => {
  const at = accent ? text.indexOf(accent) : -1;
  if (!accent || at < 0) return { before: text, accent: "", after: "" };
  return { before: text.slice(0, at), accent, after: text.slice(at + accent.length) };
};
