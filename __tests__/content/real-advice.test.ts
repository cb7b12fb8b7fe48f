import { realContent } from "../support/content";
import { ARTICLES, CASE_STUDIES } from "../support/specification";

/*
 * What the specification names is to be better than allowed: no skipped heading, no lazy
 * description, no text that search results cut off. What the designer adds may draw warnings.
 */

const DELIVERED = new RegExp(
  `^([a-z-]+\\.json$|articles/(${ARTICLES.map(({ slug }) => slug).join("|")})/` +
    `|case-studies/(${CASE_STUDIES.map(({ slug }) => slug).join("|")})/)`,
);

it("draws no advice but to replace the placeholders", async () => {
  const { problems } = await realContent();
  const advice = problems.filter(
    ({ file, found }) => DELIVERED.test(file) && !/^a placeholder/.test(found),
  );
  expect(advice).toEqual([]);
});

it.each(ARTICLES)(
  "says in an excerpt what $slug is about, at the length of a search",
  async ({ slug }) => {
    const { files } = await realContent();
    const article = files.find((file) => file.type === "Article" && file.slug === slug);
    expect(String(article?.data.excerpt).length).toBeGreaterThanOrEqual(70);
  },
);
