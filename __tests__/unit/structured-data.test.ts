import { breadcrumbsOf } from "../../src/components/seo/breadcrumbs";
import type { PageMetadata } from "../../src/components/seo/metadata";
import { structuredData, toInertJson } from "../../src/components/seo/structured-data";
import { shareCard } from "../support/fixtures";
import { siteFacts } from "../support/site";

const BASE = "https://creative-designer.example";
const page: PageMetadata = {
  title: "Wax",
  headline: "Wax & fire",
  description: "On casting.",
  path: "/articles/wax",
  card: shareCard,
  publishedDate: "2025-03-04",
  modifiedDate: "2025-04-01",
};

interface Thing {
  "@type": string | string[];
  [key: string]: unknown;
}

const graphOf = (changes: Partial<PageMetadata>): Thing[] =>
  structuredData({ ...page, ...changes }, siteFacts)["@graph"] as unknown as Thing[];

const find = (graph: Thing[], type: string): Thing | undefined =>
  graph.find((thing) => [thing["@type"]].flat().includes(type));

const SHELL = ["WebSite", "Person"];

describe("structured data", () => {
  it.each([
    [{ type: "website", path: "/" }, ["WebPage"]],
    [{ type: "website", path: "/404" }, ["WebPage"]],
    [{ path: "/about", kind: "profile" }, ["ProfilePage", "BreadcrumbList"]],
    [{ path: "/contact", kind: "contact" }, ["ContactPage", "BreadcrumbList"]],
    [{ path: "/articles", kind: "collection" }, ["CollectionPage", "BreadcrumbList", "ItemList"]],
    [{ type: "article" }, ["WebPage", "BreadcrumbList", ["Article", "BlogPosting"]]],
    [{ type: "project", path: "/case-studies/wax" }, ["WebPage", "BreadcrumbList", "CreativeWork"]],
  ] as const)("of a page with %j holds %j", (changes, types) => {
    expect(graphOf(changes).map((thing) => thing["@type"])).toEqual([...SHELL, ...types]);
  });

  it.each([{ path: "/" }, { path: "/about", kind: "profile" as const }])(
    "describes the site and whose it is at $path",
    (changes) => {
      const graph = graphOf(changes);
      const person = find(graph, "Person");
      expect(find(graph, "WebSite")).toMatchObject({
        url: `${BASE}/`,
        name: "Creative Designer",
        description: siteFacts.description,
        inLanguage: "en-US",
        publisher: { "@id": person?.["@id"] },
      });
      expect(person).toMatchObject({
        name: siteFacts.author,
        jobTitle: siteFacts.role,
        sameAs: siteFacts.socials.map(({ url }) => url),
      });
    },
  );

  it("names the site and its author on other pages, by the same ids", () => {
    const [home, other] = [graphOf({ path: "/" }), graphOf({})];
    for (const type of SHELL) {
      const [whole, named] = [find(home, type), find(other, type)];
      for (const key of ["@id", "name", "url"]) expect(named?.[key]).toBe(whole?.[key]);
      expect(Object.keys(named ?? {}).length).toBeLessThan(6);
    }
  });

  it.each([
    ["article", "Article"],
    ["project", "CreativeWork"],
  ] as const)("describes the %s with its dates, picture and author", (type, kind) => {
    const graph = graphOf({ type });
    expect(find(graph, kind)).toMatchObject({
      headline: "Wax & fire",
      description: "On casting.",
      url: `${BASE}/articles/wax`,
      image: `${BASE}${shareCard.src}`,
      datePublished: "2025-03-04",
      dateModified: "2025-04-01",
      author: { "@type": "Person", name: "Creative Designer" },
      isPartOf: { "@id": find(graph, "WebSite")?.["@id"] },
      mainEntityOfPage: { "@id": find(graph, "WebPage")?.["@id"] },
    });
  });

  it("tells the length and topic of an article", () => {
    const graph = graphOf({ type: "article", section: "AI", wordCount: 812 });
    expect(find(graph, "Article")).toMatchObject({ articleSection: "AI", wordCount: 812 });
  });

  it("lists what a list page lists, in its order, at absolute addresses", () => {
    const items = [
      { title: "Wax", href: "/articles/wax" },
      { title: "Fire", href: "https://fire.example/" },
      { title: "Nowhere", href: null },
    ];
    const graph = graphOf({ path: "/articles", kind: "collection", items });
    expect(find(graph, "CollectionPage")?.mainEntity).toEqual({ "@id": `${BASE}/articles#items` });
    expect(find(graph, "ItemList")).toMatchObject({
      numberOfItems: 3,
      itemListElement: [
        { position: 1, name: "Wax", url: `${BASE}/articles/wax` },
        { position: 2, name: "Fire", url: "https://fire.example/" },
        { position: 3, name: "Nowhere" },
      ],
    });
  });

  it("counts on through a list of several pages, and tells how long the whole is", () => {
    const items = [
      { title: "Wax", href: "/articles/wax" },
      { title: "Fire", href: "/articles/fire" },
    ];
    const graph = graphOf({
      path: "/articles/page/2",
      kind: "collection",
      headline: "Page 2",
      items,
      within: { first: 25, total: 26 },
    });
    const list = find(graph, "ItemList");
    expect(list).toMatchObject({ "@id": `${BASE}/articles/page/2#items`, numberOfItems: 26 });
    expect(list?.itemListElement).toMatchObject([{ position: 25 }, { position: 26 }]);
    expect(find(graph, "BreadcrumbList")?.itemListElement).toMatchObject([
      { name: "Home" },
      { name: "Articles" },
      { name: "Page 2", item: `${BASE}/articles/page/2` },
    ]);
  });

  it("refers only to things that the graph holds, each under an id of its own", () => {
    for (const changes of [
      { path: "/" },
      { type: "article" },
      { type: "project", path: "/case-studies/wax" },
      { path: "/about", kind: "profile" },
      { path: "/articles", kind: "collection" },
    ] as const) {
      const graph = graphOf(changes);
      const ids = graph.map((thing) => thing["@id"]);
      expect(new Set(ids).size).toBe(graph.length);
      const referred: unknown[] = [];
      JSON.stringify(graph, (_key, value: unknown) => {
        const reference = value as { "@id"?: string } | null;
        if (reference?.["@id"] && Object.keys(reference).length === 1) {
          referred.push(reference["@id"]);
        }
        return value;
      });
      expect(referred.filter((id) => !ids.includes(id))).toEqual([]);
    }
  });

  it("has absolute addresses only", () => {
    const addresses: string[] = [];
    JSON.stringify(graphOf({ type: "article" }), (key, value: unknown) => {
      if (["@id", "url", "image", "logo", "item", "contentUrl"].includes(key)) {
        if (typeof value === "string") addresses.push(value);
      }
      return value;
    });
    expect(addresses.length).toBeGreaterThan(8);
    addresses.forEach((address) => expect(address).toMatch(/^https:\/\//));
  });

  it("names its vocabulary", () => {
    expect(structuredData(page, siteFacts)["@context"]).toBe("https://schema.org");
  });
});

describe("the way to a page", () => {
  const navigation = siteFacts.navigation;
  const labels = (path: string) => breadcrumbsOf(path, "Wax", navigation).map(({ label }) => label);

  it.each([
    ["/", []],
    ["/404", []],
    ["/about", ["Home", "About"]],
    ["/articles", ["Home", "Articles"]],
    ["/articles/wax", ["Home", "Articles", "Wax"]],
    ["/case-studies/wax", ["Home", "Projects", "Wax"]],
  ])("to %s is %j", (path, way) => {
    expect(labels(path)).toEqual(way);
  });
});

describe("toInertJson", () => {
  const hostile = { title: "</script><script>alert(1)</script><!-- \u2028\u2029" };

  it("cannot end the script it stands in, nor open a comment", () => {
    expect(toInertJson(hostile)).not.toMatch(/[<\u2028\u2029]/);
  });

  it("is still the same data", () => {
    expect(JSON.parse(toInertJson(hostile))).toEqual(hostile);
  });

  it("stays inert within a parsed document", () => {
    const html = `<script type="application/ld+json">${toInertJson(hostile)}</script>`;
    const { scripts } = new DOMParser().parseFromString(html, "text/html");
    expect(scripts).toHaveLength(1);
    expect(JSON.parse(scripts[0]?.text ?? "")).toEqual(hostile);
  });
});
