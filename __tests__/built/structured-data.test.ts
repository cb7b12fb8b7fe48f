import { eachPage, pageAt, SITE_URL, type BuiltPage } from "../support/built-site";
import { ARTICLES, CASE_STUDIES } from "../support/specification";
import site from "../../content/site.json";

interface Entry {
  "@type": string;
  [key: string]: unknown;
}

/** What the page says to search engines, entry by entry. Fails where it is not JSON. */
const entriesOf = ({ $ }: BuiltPage): Entry[] =>
  $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script) => {
      const data = JSON.parse($(script).text()) as { "@context": string; "@graph": Entry[] };
      expect(data["@context"]).toBe("https://schema.org");
      return data["@graph"];
    });

const kindsAt = (path: string): string[] => {
  if (path.startsWith("/articles/")) return ["WebSite", "Article"];
  if (path.startsWith("/case-studies/")) return ["WebSite", "CreativeWork"];
  return ["WebSite"];
};

const entryOf = (page: BuiltPage, kind: string): Entry | undefined =>
  entriesOf(page).find((entry) => entry["@type"] === kind);

describe.each(eachPage)("the structured data of %s", (_, page) => {
  it("has the kinds that the page calls for, each once", () => {
    expect(entriesOf(page).map((entry) => entry["@type"])).toEqual(kindsAt(page.path));
  });

  it("names the site", () => {
    expect(entryOf(page, "WebSite")).toMatchObject({
      name: site.name,
      url: `${SITE_URL}/`,
    });
  });
});

describe.each([
  ...ARTICLES.map(({ slug, date }) => [`/articles/${slug}`, "Article", date] as const),
  ...CASE_STUDIES.map(
    ({ slug }) => [`/case-studies/${slug}`, "CreativeWork", expect.any(String)] as const,
  ),
])("the structured data of the work at %s", (path, kind, published: unknown) => {
  it("says what it is, when it was published, by whom, with which picture", () => {
    const page = pageAt(path);
    const picture = page.$('meta[property="og:image"]').attr("content");
    expect(entryOf(page, kind)).toMatchObject({
      url: `${SITE_URL}${path}`,
      headline: expect.stringMatching(/\S/),
      description: page.$('meta[name="description"]').attr("content"),
      image: picture,
      datePublished: published,
      dateModified: expect.stringMatching(/^\d{4}-\d{2}-\d{2}/),
      author: { "@type": "Person", name: site.author },
    });
  });
});
