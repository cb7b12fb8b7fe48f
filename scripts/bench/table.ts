import type { Visit } from "./measure";
import type { Tasks } from "./tasks";

/** The middle of some numbers; of an even count, the mean of the two in the middle. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
};

/** The smallest value that a share (0 to 1) of all values does not exceed. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
};

/** The median of each value over several visits. */
export const medianOf = <Values extends { [name in keyof Values]: number }>(
  visits: readonly Values[],
): Values => {
  const [first] = visits;
  if (!first) throw new Error("There was no visit");
  const names = Object.keys(first) as (keyof Values)[];
  const medians = names.map((name) => [name, median(visits.map((visit) => visit[name]))] as const);
  return Object.fromEntries(medians) as unknown as Values;
};

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)}`;

const COLUMNS: [name: string, of: (visit: Visit) => string][] = [
  ["perf", ({ performance }) => `${performance}`],
  ["a11y", ({ accessibility }) => `${accessibility}`],
  ["best", ({ bestPractices }) => `${bestPractices}`],
  ["seo", ({ seo }) => `${seo}`],
  ["LCP ms", ({ lcp }) => lcp.toFixed(0)],
  ["TBT ms", ({ tbt }) => tbt.toFixed(0)],
  ["CLS", ({ cls }) => cls.toFixed(4)],
  ["first KB", ({ firstBytes }) => kilobytes(firstBytes)],
  ["all KB", ({ allBytes }) => kilobytes(allBytes)],
];

/** Lines of a table, as wide as their widest cells; the first column stands left. */
const alignedLines = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join("  "),
    )
    .join("\n");
};

export interface Measured {
  route: string;
  ours: Visit;
  /** The same route of the other folder, measured in turns with ours. */
  other?: Visit | undefined;
}

/** One line per route; with another folder, its figures and ours as a share of them. */
export const benchTable = (measured: readonly Measured[]): string => {
  const compared = measured.some(({ other }) => other);
  const head = ["route", ...COLUMNS.map(([name]) => name)];
  const more = ["other perf", "TBT ms", "LCP ms", "LCP ratio", "all KB", "all ratio"];
  const rows = measured.map(({ route, ours, other }) => [
    route,
    ...COLUMNS.map(([, of]) => of(ours)),
    ...(compared
      ? [
          other ? `${other.performance}` : "",
          other ? other.tbt.toFixed(0) : "",
          other ? other.lcp.toFixed(0) : "",
          other ? (ours.lcp / other.lcp).toFixed(2) : "",
          other ? kilobytes(other.allBytes) : "",
          other ? (ours.allBytes / other.allBytes).toFixed(2) : "",
        ]
      : []),
  ]);
  return alignedLines([compared ? [...head, ...more] : head, ...rows]);
};

/** A line for each route, and one for what blocks on all of them. */
export const tasksTable = (measured: readonly ({ route: string } & Tasks)[]): string => {
  const sumOf = (name: keyof Tasks) =>
    measured.reduce((sum, each) => sum + each[name], 0).toFixed(1);
  return alignedLines([
    ["route", "longest ms", "of a processor", "blocking ms", "of a processor"],
    ...measured.map(({ route, longest, longestCpu, blocking, blockingCpu }) => [
      route,
      ...[longest, longestCpu, blocking, blockingCpu].map((ms) => ms.toFixed(1)),
    ]),
    ["sum", "", "", sumOf("blocking"), sumOf("blockingCpu")],
  ]);
};
