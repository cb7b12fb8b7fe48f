import { articleText, slugOf } from "../../scripts/bench-scale/articles";
import { checkBody } from "../../src/build/mdx/check";
import { parseAs } from "../support/content";

const TOPICS = ["AI", "Branding"];

describe("the articles to measure with", () => {
  it("are always the same for the same number, and each different from the others", () => {
    expect(articleText(7, TOPICS)).toBe(articleText(7, TOPICS));
    expect(articleText(7, TOPICS)).not.toBe(articleText(8, TOPICS));
    expect(slugOf(7)).not.toBe(slugOf(8));
  });

  it("are valid content of twelve sections", async () => {
    const file = `articles/${slugOf(3)}/index.mdx`;
    const { data, body, problems } = parseAs(file, articleText(3, TOPICS));
    expect(problems).toEqual([]);
    expect(data).toMatchObject({ topic: "Branding" });
    expect(body.match(/^## /gm)).toHaveLength(12);
    expect((await checkBody(file, body)).problems).toEqual([]);
  });
});
