import type { Visit } from "../../scripts/bench/measure";
import { benchTable, median, medianOf, percentile } from "../../scripts/bench/table";

const visit = (lcp: number): Visit => ({
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcp,
  tbt: 0,
  cls: 0,
  firstBytes: 90_000,
  allBytes: 200_000,
});

it("tells what a share of all values does not exceed", () => {
  const values = [40, 10, 30, 20];
  expect([0, 0.25, 0.5, 0.75, 1].map((share) => percentile(values, share))).toEqual([
    10, 10, 20, 30, 40,
  ]);
});

it("takes the middle", () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([7])).toBe(7);
});

it("takes the middle of every value", () => {
  expect(medianOf([visit(900), visit(700), visit(800)])).toEqual(visit(800));
  expect(() => medianOf([])).toThrow();
});

it("compares with another folder where it has the route", () => {
  const table = benchTable([
    { route: "/", ours: visit(600), other: visit(1200) },
    { route: "/about", ours: visit(700) },
  ]);
  const [head, home, about] = table.split("\n");
  expect(head).toContain("LCP ratio");
  expect(home).toMatch(/^\/ .* 600 .* 1200 +0\.50 /);
  expect(about).toMatch(/^\/about .* 700 /);
  expect(benchTable([{ route: "/", ours: visit(600) }])).not.toContain("ratio");
});
