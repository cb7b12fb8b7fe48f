import {
  ALL,
  EAGER_ARTICLE_IMAGES,
  ENTRANCE,
  HEADER_SCROLL_THRESHOLD_PX,
  PLACEHOLDER_IMAGE,
  SHARE_IMAGE,
} from "../../src/lib/constants";

const delays = ({ stepMs, capMs }: { stepMs: number; capMs: number }, count: number) =>
  Array.from({ length: count }, (_, index) => Math.min(index * stepMs, capMs));

describe("the business constants", () => {
  it("are those of section 9", () => {
    expect(HEADER_SCROLL_THRESHOLD_PX).toBe(10);
    expect(EAGER_ARTICLE_IMAGES).toBe(2);
    expect(SHARE_IMAGE).toEqual({ width: 1200, height: 630 });
    expect(PLACEHOLDER_IMAGE).toBe("/placeholder.svg");
    expect(ALL).toBe("All");
  });

  it.each([
    ["projectCard", [0, 150, 300, 450, 600, 750]],
    ["articleCard", [0, 150, 300, 450, 600, 600]],
    ["featuredCard", [0, 150, 300, 450, 600, 750]],
    ["timelineEntry", [0, 200, 400, 600, 800, 1000]],
  ] as const)("start %s after %j ms", (name, expected) => {
    expect(delays(ENTRANCE[name], 6)).toEqual(expected);
  });
});
