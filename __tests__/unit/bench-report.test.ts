import { report, type Result } from "../../scripts/bench-scale/report";
import { slope } from "../../scripts/bench-scale/statistics";
import { table } from "../../scripts/table";

const weight = (brotli: number) => ({ raw: brotli * 4, brotli });

const result = (site: Result["site"], count: number, seconds: number): Result => ({
  site,
  count,
  kind: "cold",
  seconds,
  cpuSeconds: seconds * 2,
  peakMegabytes: 500,
  phases: { html: 1 },
  weights: { html: weight(9000), scripts: weight(90_000), pageData: weight(2000) },
});

describe("what a further article costs", () => {
  it("is the slope of the line through the points, whatever stands at its beginning", () => {
    expect(slope([{ x: 10, y: 32 }, { x: 100, y: 50 }])).toBeCloseTo(0.2);
    expect(slope([{ x: 0, y: 1 }, { x: 1, y: 3 }, { x: 2, y: 5 }])).toBeCloseTo(2);
  });

  it("is unknown where nothing was compared", () => {
    expect(slope([{ x: 10, y: 32 }])).toBeUndefined();
    expect(slope([{ x: 10, y: 32 }, { x: 10, y: 34 }])).toBeUndefined();
  });
}); // prettier-ignore

describe("the table", () => {
  it("holds its columns apart, numbers to the right", () => {
    expect(table(["build", "s"], [["ours", "1.0"], ["stock, 300", "12.5"]])).toBe(
      [
        "| build      |    s |",
        "| ---------- | ---: |",
        "| ours       |  1.0 |",
        "| stock, 300 | 12.5 |",
      ].join("\n"),
    );
  }); // prettier-ignore
});

describe("the report", () => {
  const ours = [result("ours", 10, 30), result("ours", 110, 32)];

  it("tells milliseconds for each article, by the clock and of the processors", () => {
    expect(report(ours)).toMatch(/\| ours, cold \|\s+20\.0 \|\s+40\.0 \|/);
  });

  it("sets ours against stock, count by count", () => {
    const both = report([...ours, result("stock", 10, 40), result("stock", 110, 64)]);
    expect(both).toMatch(/\| 10, cold\s*\|\s+0\.75 \|/);
    expect(both).toMatch(/\| 110, cold\s*\|\s+0\.50 \|/);
    expect(report(ours)).not.toContain("divided by stock");
  });

  it("tells the bytes of one article, raw and compressed", () => {
    expect(report(ours)).toContain("36.0 / 9.0");
  });
});
