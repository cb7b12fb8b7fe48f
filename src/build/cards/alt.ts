/** X takes no more characters of a picture's description. */
const LONGEST = 420;

const isEnded = (text: string): boolean => /[.!?…]["'”’)]*$/.test(text);

const sentence = (text: string): string => (isEnded(text) ? text : `${text}.`);

/** Cuts a text between two words. */
const shortened = (text: string, length: number): string => {
  if (text.length <= length) return text;
  const start = text.slice(0, length - 1);
  return `${start.slice(0, Math.max(start.lastIndexOf(" "), 1)).replace(/[\s,;:.–-]+$/, "")}…`;
};

/**
 * What a card shows, for those who cannot see it: its title and each of its pictures, in sentences.
 * Pictures that would make it too long for a network are left out; the first is cut instead.
 *
 * @param pictures what each picture shows, as the content describes it.
 */
export const cardAlt = (title: string, pictures: readonly string[]): string => {
  const [heading = "", ...rest] = [title, ...pictures]
    .map((text) => text.replace(/\s+/g, " ").trim())
    .filter((text) => text !== "")
    .map(sentence);
  return rest.reduce(
    (alt, picture, index) => {
      const longer = `${alt} ${picture}`;
      if (longer.length <= LONGEST) return longer;
      return index === 0 ? shortened(longer, LONGEST) : alt;
    },
    shortened(heading, LONGEST),
  );
};
