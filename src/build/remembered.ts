/**
 * A function that remembers its last results. Of a thousand pages most have the same long texts in them, such
 * as their styles, and what is made of one need not be made again.
 *
 * @param make what is worked out, from nothing but the text
 * @param most how many results are kept; the oldest goes first
 */
export const remembered = <Result>(
  make: (text: string) => Result,
  most = 32,
): ((text: string) => Result) => {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = make(text);
    const [oldest] = results.keys();
    if (oldest !== undefined && results.size >= most) results.delete(oldest);
    results.set(text, result);
    return result;
  };
};
