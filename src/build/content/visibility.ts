/**
 * Whether a piece is kept from visitors today, and why: a draft, or a date that is still to come.
 * `today` is a day written as year-month-day, in the time zone of the machine that builds.
 */
export const hiddenBecause = (
  data: Readonly<Record<string, unknown>>,
  today: string,
): "draft" | "scheduled" | undefined => {
  if (data.draft === true) return "draft";
  // A project's year or a page without a date is never in the future.
  return typeof data.publishDate === "string" && data.publishDate > today ? "scheduled" : undefined;
};

/** Today as year-month-day, where the machine that builds stands. */
export const today = (now = new Date()): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
