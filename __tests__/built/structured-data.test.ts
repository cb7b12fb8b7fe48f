import {
  attributesOf,
  eachPage,
  pageAt,
  SITE_URL,
  words,
  type BuiltPage,
} from "../support/built-site";
import site from "../../content/site.json";
import { entriesOf, entryOf, typesOf } from "../support/structured-data";
import { ARTICLES, CASE_STUDIES } from "../support/specification";

interface ListItem {
  position: number;
  name: string;
  /** Of an entry of a list. */
  url?: string;
  /** Of a step of the way to a page. */
  item?: string;
}

const PAGES: Record<string, string[]> = {
  "/": ["WebPage"],
  "/404": ["WebPage"],
  "/about": ["ProfilePage", "BreadcrumbList"],
  "/contact": ["ContactPage", "BreadcrumbList"],
  "/projects": ["CollectionPage", "BreadcrumbList", "ItemList"],
  "/featured": ["CollectionPage", "BreadcrumbList", "ItemList"],
  "/articles": ["CollectionPage", "BreadcrumbList", "ItemList"],
};

const kindsAt = (path: string): string[] => {
  if (path.startsWith("/articles/page/")) return PAGES["/articles"] ?? [];
  if (path.startsWith("/articles/")) {
    return ["WebPage", "BreadcrumbList", "Article", "BlogPosting"];
  }
  if (path.startsWith("/case-studies/")) return ["WebPage", "BreadcrumbList", "CreativeWork"];
  return PAGES[path] ?? ["WebPage", "BreadcrumbList"];
};

/** The ids that a graph refers to without saying anything of them. */
const referencesOf = (page: BuiltPage): string[] => {
  const references: string[] = [];
  JSON.stringify(entriesOf(page), (_key, value: unknown) => {
    const reference = value as { "@id"?: string } | null;
    if (reference?.["@id"] && Object.keys(reference).length === 1)
      references.push(reference["@id"]);
    return value;
  });
  return references;
};

describe.each(eachPage)("the structured data of %s", (_, page) => {
  it("is one graph with the kinds that the page calls for", () => {
    expect(page.$('script[type="application/ld+json"]')).toHaveLength(1);
    const kinds = entriesOf(page).flatMap(typesOf);
    expect(kinds).toEqual(["WebSite", "Person", ...kindsAt(page.path)]);
  });

  it("names the site and its author by the same ids as every page", () => {
    expect(entryOf(page, "WebSite")).toMatchObject({
      "@id": `${SITE_URL}/#website`,
      name: site.name,
      url: `${SITE_URL}/`,
    });
    expect(entryOf(page, "Person")).toMatchObject({
      "@id": `${SITE_URL}/#person`,
      name: site.author,
      url: `${SITE_URL}/`,
    });
  });

  it("refers to nothing that it does not hold", () => {
    const ids = entriesOf(page).map((entry) => entry["@id"]);
    expect(referencesOf(page).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it("cannot end the element that it stands in", () => {
    expect(page.$('script[type="application/ld+json"]').text()).not.toContain("<");
  });
});

describe.each(["/", "/about"])("the author, at %s,", (path) => {
  it("has a portrait, a role and profiles elsewhere", () => {
    const [portrait = ""] = attributesOf(pageAt("/about"), "main picture img", "src");
    expect(entryOf(pageAt(path), "Person")).toMatchObject({
      image: `${SITE_URL}${portrait}`,
      jobTitle: site.role,
      sameAs: site.socials.map(({ url }) => url),
    });
    expect(entryOf(pageAt(path), "WebSite")).toMatchObject({ description: site.description });
  });
});

describe.each([
  ...ARTICLES.map(({ slug, date }) => [`/articles/${slug}`, "Article", date] as const),
  ...CASE_STUDIES.map(
    ({ slug }) => [`/case-studies/${slug}`, "CreativeWork", expect.any(String)] as const,
  ),
])("the structured data of the work at %s", (path, kind, published: unknown) => {
  const page = pageAt(path);

  it("says what it is, when it was published, by whom, with which picture", () => {
    expect(entryOf(page, kind)).toMatchObject({
      url: `${SITE_URL}${path}`,
      headline: page.$("h1").text(),
      description: page.$('meta[name="description"]').attr("content"),
      image: page.$('meta[property="og:image"]').attr("content"),
      datePublished: published,
      dateModified: expect.stringMatching(/^\d{4}-\d{2}-\d{2}/),
      author: { "@type": "Person", name: site.author },
    });
  });

  it("says how long an article is", () => {
    if (kind !== "Article") {
      expect(entryOf(page, kind)?.wordCount).toBeUndefined();
      return;
    }
    const count = entryOf(page, kind)?.wordCount as number;
    const shown = words(page.$("main article").text()).split(" ").length;
    // Beside the text there are the head, captions and what to read next.
    expect(count).toBeGreaterThan(700);
    expect(count).toBeGreaterThan(shown * 0.7);
    expect(count).toBeLessThan(shown);
  });

  it("says the way to it: home, its list, itself", () => {
    const trail = entryOf(page, "BreadcrumbList")?.itemListElement as ListItem[];
    const list = kind === "Article" ? "/articles" : "/projects";
    expect(trail.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(trail.map(({ item }) => item)).toEqual(
      ["/", list, path].map((step) => `${SITE_URL}${step}`),
    );
    expect(trail.at(-1)?.name).toBe(page.$("h1").text());
  });
});

describe.each(["/articles", "/projects", "/featured"])("the list at %s", (path) => {
  it("has the entries of the page, in its order", () => {
    const page = pageAt(path);
    const list = entryOf(page, "ItemList")?.itemListElement as ListItem[];
    expect(list.length).toBeGreaterThanOrEqual(3);
    const shown = page
      .$("main li article h3, main li article h2")
      .toArray()
      .map((heading) => page.$(heading).text());
    expect(list.map(({ name }) => name)).toEqual(shown);
    expect(list.map(({ position }) => position)).toEqual(list.map((_, index) => index + 1));
    const links = page
      .$("main li article")
      .toArray()
      .map((card) => page.$(card).find("a").first().attr("href"))
      .map((href) => (href?.startsWith("/") ? `${SITE_URL}${href}` : href));
    expect(list.map(({ url }) => url)).toEqual(links);
  });
});
