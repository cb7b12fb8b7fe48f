import type { Built } from "./build";
import { PHASES } from "./phases";
import type { SiteName } from "./sites";
import { slope } from "./statistics";
import { table } from "../table";
import type { Weight, Weights } from "./weights";

export type Kind = "cold" | "warm" | "edited";

export interface Result extends Built {
  site: SiteName;
  count: number;
  kind: Kind;
  weights: Weights;
}

const seconds = (value: number | undefined): string =>
  value === undefined ? "–" : value.toFixed(1);

const kilobytes = ({ raw, brotli }: Weight): string =>
  `${(raw / 1000).toFixed(1)} / ${(brotli / 1000).toFixed(1)}`;

const buildRows = (results: readonly Result[]): string[][] =>
  results.map(({ site, count, kind, phases, ...built }) => [
    `${site}, ${count}, ${kind}`,
    seconds(built.seconds),
    seconds(built.cpuSeconds),
    built.peakMegabytes.toFixed(0),
    ...PHASES.map((phase) => seconds(phases[phase])),
  ]);

const weightRows = (results: readonly Result[]): string[][] =>
  results
    .filter(({ kind }) => kind === "cold")
    .map(({ site, count, weights }) => [
      `${site}, ${count}`,
      kilobytes(weights.html),
      kilobytes(weights.scripts),
      kilobytes(weights.pageData),
    ]);

/** Milliseconds that each further article costs, of the clock and of the processors. */
export const marginalCosts = (results: readonly Result[]): string[][] =>
  (["ours", "stock"] as const).flatMap((site) =>
    (["cold", "warm", "edited"] as const).flatMap((kind) => {
      const own = results.filter((result) => result.site === site && result.kind === kind);
      const cost = (of: (result: Result) => number | undefined): string => {
        const perArticle = slope(
          own.map((result) => ({ x: result.count, y: of(result) ?? Number.NaN })),
        );
        return perArticle === undefined || Number.isNaN(perArticle)
          ? "–"
          : (perArticle * 1000).toFixed(1);
      };
      if (new Set(own.map(({ count }) => count)).size < 2) return [];
      return [
        [`${site}, ${kind}`, cost((result) => result.seconds), cost((result) => result.cpuSeconds)],
      ];
    }),
  );

const ratioRows = (results: readonly Result[]): string[][] =>
  results.flatMap((ours) => {
    if (ours.site !== "ours") return [];
    const stock = results.find(
      ({ site, count, kind }) => site === "stock" && count === ours.count && kind === ours.kind,
    );
    if (!stock) return [];
    const ratio = (one: number | undefined, other: number | undefined): string =>
      one === undefined || other === undefined ? "–" : (one / other).toFixed(2);
    return [
      [
        `${ours.count}, ${ours.kind}`,
        ratio(ours.seconds, stock.seconds),
        ratio(ours.cpuSeconds, stock.cpuSeconds),
        ratio(ours.peakMegabytes, stock.peakMegabytes),
        ratio(ours.weights.html.brotli, stock.weights.html.brotli),
      ],
    ];
  });

/** The whole report of a run, in Markdown. */
export const report = (results: readonly Result[]): string => {
  const costs = marginalCosts(results);
  const ratios = ratioRows(results);
  const parts = [
    `Seconds, by phase\n\n${table(["build", "total", "CPU", "peak MB", ...PHASES], buildRows(results))}`,
    `One article, in kB: raw / brotli\n\n${table(["site", "HTML", "JavaScript", "page data"], weightRows(results))}`,
    costs.length > 0 && `Each further article, in ms\n\n${table(["build", "clock", "CPU"], costs)}`,
    ratios.length > 0 &&
      `Ours divided by stock\n\n${table(["build", "seconds", "CPU", "peak MB", "HTML"], ratios)}`,
  ];
  return parts.filter(Boolean).join("\n\n");
};
