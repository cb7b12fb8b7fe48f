import { eachPage, pageAt, SITE_URL, type BuiltPage } from "../support/built-site";

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
      name: "Creative Designer",
      url: `${SITE_URL}/`,
    });
  });
});

describe.each([
  ["/articles/minimalist-design", "Article", "2025-03-04"],
  ["/articles/maximizing-efficiency", "Article", "2025-03-24"],
  ["/articles/design-is-a-process", "Article", "2025-06-13"],
  ["/articles/benin-city-designer", "Article", "2025-06-22"],
  ["/case-studies/frauwa-roofs", "CreativeWork", expect.any(String)],
  ["/case-studies/activate-pilot", "CreativeWork", expect.any(String)],
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
      author: { "@type": "Person", name: "Creative Designer" },
    });
  });
});
