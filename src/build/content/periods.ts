import type { ContentFile } from "./check";
import { quote, type Problem } from "./problems";

/* Periods as a curriculum vitae writes them: "Jan 2023 - Mar 2025", "2021 - 2025", "2025 - Present". */

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** Months since the year 0; a year alone counts as `month` of it, what is not over yet as never. */
const monthOf = (moment: string, month: number): number => {
  if (moment === "Present") return Infinity;
  const [year = "", name] = moment.split(" ").reverse();
  return Number(year) * 12 + (name === undefined ? month : MONTHS.indexOf(name));
};

const monthsOf = (period: string): [from: number, to: number] => {
  const [from = "", to = ""] = period.split(" - ");
  return [monthOf(from, 0), monthOf(to, 11)];
};

/** Whether a period begins before it ends; a single month does. */
export const isInOrder = (period: string): boolean => {
  const [from, to] = monthsOf(period);
  return from <= to;
};

/** Jobs stand latest first, since that is how the career page introduces them. */
export const jobOrder = ({ file, type, data, lineOf }: Omit<ContentFile, "slug">): Problem[] => {
  if (type !== "CareerPage") return [];
  const jobs = data.jobs as { period: string }[];
  return jobs.flatMap(({ period }, index): Problem[] => {
    const above = jobs[index - 1]?.period;
    if (above === undefined || monthsOf(above)[0] >= monthsOf(period)[0]) return [];
    return [
      {
        file,
        level: "warning",
        line: lineOf(["jobs", index, "period"]),
        field: `jobs › entry ${index + 1} › period`,
        found: `${quote(period)} below ${quote(above)}`,
        expected: "the latest job first",
      },
    ];
  });
};
