const WORDS = [
  "no", "one", "two", "three", "four", "five", "six",
  "seven", "eight", "nine", "ten", "eleven", "twelve",
]; // prettier-ignore

/** Counts up to twelve as words, as running text has them; larger ones as digits. */
export const numberWord = (count: number): string => WORDS[count] ?? String(count);

/** "two case studies", "one plate". */
export const counted = (count: number, one: string, many: string): string =>
  `${numberWord(count)} ${count === 1 ? one : many}`;
