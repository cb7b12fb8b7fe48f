import { z } from "zod";
import { isInOrder } from "./periods";

/*
 * The kinds of value that content is made of. Each refusal says what is expected in words
 * that need no knowledge of the code: `problemsOf` puts them after "expected".
 */

export const text = z
  .string({ error: "some text" })
  .refine((value) => value.trim() !== "", { error: "some text, not an empty line" });

export const number = z.int({ error: "a whole number" });

/** Years that a piece of work can have; what lies outside is misspelt. */
export const YEARS = { first: 1900, last: 2999 };

export const year = z
  .int({ error: "a year of four digits, such as 2025" })
  .min(YEARS.first, { error: "a year of four digits, such as 2025" })
  .max(YEARS.last, { error: "a year of four digits, such as 2025" });

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

const isRealDate = (value: string): boolean => {
  const match = DATE.exec(value);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= YEARS.first && year <= YEARS.last;
};

export const date = z
  .string({ error: "a date written as year-month-day, such as 2025-03-04" })
  .refine(isRealDate, { error: "a real date written as year-month-day, such as 2025-03-04" });

/** Read time as readers see it. */
export const readTime = z
  .string({ error: 'a read time such as "5 min"' })
  .regex(/^[1-9]\d* min$/, { error: 'a read time such as "5 min"' });

const MOMENT = "((Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) )?(19|20)\\d{2}";
const PERIOD = new RegExp(`^${MOMENT} - (${MOMENT}|Present)$`);
const PERIOD_EXPECTED =
  'a period such as "Jan 2023 - Mar 2025", "2021 - 2025" or "Apr 2025 - Present"';

/** From when to when somebody worked or studied. */
export const period = z
  .string({ error: PERIOD_EXPECTED })
  .regex(PERIOD, { error: PERIOD_EXPECTED })
  .refine((value) => !PERIOD.test(value) || isInOrder(value), {
    error: "a period that begins before it ends",
  });

/** A picture beside the content file. */
export const picture = z
  .string({ error: 'a picture beside this file, such as "./cover.jpg"' })
  .regex(/^\.\/[^/\\]+\.(jpe?g|png|webp|avif|tiff?)$/i, {
    error: 'a picture beside this file (jpg, png, webp, avif or tiff), such as "./cover.jpg"',
  });

/** The name of a folder: the last part of an address. */
export const slug = z
  .string({ error: 'the name of a folder, such as "minimalist-design"' })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    error: 'the name of a folder, such as "minimalist-design", without slashes',
  });

/** What is so or not; not, where nothing is said. */
export const flag = z.boolean({ error: "true or false" }).default(false);

/** A page of this site. */
export const sitePath = z
  .string({ error: 'a page of this site, such as "/projects"' })
  .regex(/^\/([^/\s]+(\/[^/\s]+)*)?$/, {
    error: 'a page of this site, such as "/projects", without a slash at the end',
  });

/** An address on the web. */
export const webAddress = z
  .string({ error: 'a web address that starts with "https://"' })
  .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), {
    error: 'a web address that starts with "https://"',
  });

/** The address of a whole site, to which paths are added. */
export const siteAddress = webAddress.refine((value) => !value.endsWith("/"), {
  error: 'a web address that starts with "https://", without a slash at the end',
});

export const email = z.email({ error: 'an e-mail address such as "hello@studio.example"' });

export const colour = z
  .string({ error: 'a colour such as "#B4532A"' })
  .regex(/^#[0-9a-f]{6}$/i, { error: 'a colour such as "#B4532A"' });

/** A list with at least one entry. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.array(item, { error: "a list" }).min(1, { error: "at least one entry" });

/** A group of fields in which a misspelt or unknown name is a problem of its own. */
export const group = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) => (issue.code === "invalid_type" ? "a group of fields" : undefined),
  });
