import { growthOf, type Weighed } from "../../scripts/bench-scale/growth";

const weight = (raw: number) => ({ raw, brotli: raw / 4 });

const site = (count: number, html: number): Weighed => ({
  count,
  weights: { html: weight(html), scripts: weight(360_000), pageData: weight(8000) },
});

const excessive = (larger: Weighed) =>
  growthOf(site(4, 40_000), larger)
    .filter(({ isAllowed }) => !isAllowed)
    .map(({ what }) => what);

describe("the growth of an article's page", () => {
  it("is none where it is the same among others", () => {
    expect(excessive(site(200, 40_000))).toEqual([]);
    expect(growthOf(site(4, 40_000), site(200, 40_000)).map(({ change }) => change)).toEqual([
      0, 0, 0, 0, 0, 0,
    ]);
  });

  it("may be what names of other neighbours take", () => {
    expect(excessive(site(200, 40_100))).toEqual([]);
    expect(excessive(site(200, 39_900))).toEqual([]);
  });

  it("is too large if it would be so by a thousand articles, a byte for each", () => {
    const [html] = growthOf(site(4, 40_000), site(200, 40_000 + 196));
    expect(html?.change).toBeCloseTo(996 / 40_000);
    expect(excessive(site(200, 40_000 + 196))).toEqual(["html, raw"]);
  });

  it("is too large where it is so already, compressed", () => {
    expect(excessive(site(200, 40_000 * 1.03))).toEqual(["html, raw", "html, brotli"]);
  });

  it("is too large where a page becomes as much lighter", () => {
    expect(excessive(site(200, 40_000 - 196))).toEqual(["html, raw"]);
  });
});
