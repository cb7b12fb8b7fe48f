import { date, YEARS } from "./fields";

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

const iso = (year: number, month: number, day: number): string =>
  [String(year), String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");

/** Four digits as they are, two as a year of this century. */
const fullYear = (year: string): number => (year.length === 2 ? 2000 + Number(year) : Number(year));

const monthOf = (word: string): number => MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1;

const WRITE = "Write year-month-day:";

const numericHint = (first: number, second: number, year: number): string | undefined => {
  const isMonth = (value: number): boolean => value >= 1 && value <= 12;
  if (isMonth(first) && isMonth(second) && first !== second) {
    return (
      `That can be read in two ways. ${WRITE} “${iso(year, second, first)}” ` +
      `if the day comes first, “${iso(year, first, second)}” if the month does.`
    );
  }
  if (isMonth(second)) return `${WRITE} “${iso(year, second, first)}”.`;
  return isMonth(first) ? `${WRITE} “${iso(year, first, second)}”.` : undefined;
};

const sentenceFor = (value: string): string | undefined => {
  const real = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (real) {
    const [year, month] = real.slice(1).map(Number) as [number, number];
    if (month < 1 || month > 12) return "There are twelve months; the second number is the month.";
    if (year < YEARS.first || year > YEARS.last)
      return `Look at the year once more: it is to lie between ${YEARS.first} and ${YEARS.last}.`;
    const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
    return `That month has ${last} days.`;
  }
  const yearFirst =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/.exec(value) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(value);
  if (yearFirst) {
    const [year, month, day] = yearFirst.slice(1).map(Number) as [number, number, number];
    return `${WRITE} “${iso(year, month, day)}”.`;
  }
  const numbers = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(value);
  if (numbers) {
    const [, first, second, year = ""] = numbers;
    return numericHint(Number(first), Number(second), fullYear(year));
  }
  const month = /[a-z]{3,}/i.exec(value.replace(/(\d)(st|nd|rd|th)\b/gi, "$1"))?.[0] ?? "";
  const day = /\b(\d{1,2})(?:st|nd|rd|th)?\b/i.exec(value)?.[1];
  const year = /\b(\d{4})\b/.exec(value)?.[1];
  return monthOf(month) > 0 && day && year
    ? `${WRITE} “${iso(Number(year), monthOf(month), Number(day))}”.`
    : undefined;
};

/** How a date that was written in another way is written here, where that can be told. */
export const dateHint = (value: string): { suggestion?: string } => {
  const plain = value.trim().replace(/[–—−‑]/g, "-");
  if (plain !== value.trim() && date.safeParse(plain).success) {
    return { suggestion: `Write plain hyphens: “${plain}”.` };
  }
  const suggestion = sentenceFor(value.trim().replace(/^[“"']|[”"']$/g, ""));
  return suggestion ? { suggestion } : {};
};
