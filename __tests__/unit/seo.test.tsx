import { renderToStaticMarkup } from "react-dom/server";
import { Helmet } from "react-helmet";
import { Seo } from "../../src/components/seo/Seo";
import { shareCard } from "../support/fixtures";
import { siteFacts } from "../support/site";

const BASE = "https://creative-designer.example";

/** The head as it is written into the HTML of a page. */
const headOf = (props: Partial<Parameters<typeof Seo>[0]> = {}): Document => {
  Helmet.canUseDOM = false;
  renderToStaticMarkup(
    <Seo title="About" description="Who & what I am." path="/about" card={shareCard} {...props} />,
  );
  const { htmlAttributes, title, meta, link, script } = Helmet.renderStatic();
  const head = [title, meta, link, script].map(String).join("");
  return new DOMParser().parseFromString(
    `<html ${htmlAttributes.toString()}><head>${head}</head></html>`,
    "text/html",
  );
};

const meta = (head: Document, name: string): string | null | undefined =>
  head
    .querySelector(`meta[${/^(og|article):/.test(name) ? "property" : "name"}="${name}"]`)
    ?.getAttribute("content");
const canonical = (head: Document) =>
  head.querySelector('link[rel="canonical"]')?.getAttribute("href");
const data = (head: Document): string =>
  head.querySelector('script[type="application/ld+json"]')?.textContent ?? "";

const paths = { website: "/", article: "/articles/x", project: "/case-studies/x" } as const;

describe("the head of a page", () => {
  it("has its title, signed with the name of the site once", () => {
    expect(headOf().title).toBe("About · Creative Designer");
    expect(headOf({ title: "Creative Designer: work" }).title).toBe("Creative Designer: work");
    expect(headOf({ title: "Work, mostly", path: "/" }).title).toBe(
      "Creative Designer: Work, mostly",
    );
    const [fits, exceeds] = [50, 51].map((length) => "x".repeat(length)) as [string, string];
    expect(headOf({ title: fits }).title).toBe(`${fits} · Creative Designer`);
    expect(headOf({ title: exceeds }).title).toBe(exceeds);
  });

  it("calls an article by its own title, and by the one for networks where that is too long", () => {
    const article = (headline: string) =>
      headOf({ type: "article", path: "/articles/x", title: "For networks", headline });
    const own = article("The clerk");
    expect(own.title).toBe("The clerk · Creative Designer");
    expect(meta(own, "og:title")).toBe("For networks");
    expect(article("x".repeat(71)).title).toBe("For networks · Creative Designer");
  });

  it("has its description, author, language and canonical address", () => {
    const head = headOf();
    expect(meta(head, "description")).toBe("Who & what I am.");
    expect(meta(head, "author")).toBe(siteFacts.author);
    expect(head.documentElement.lang).toBe("en");
    expect(canonical(head)).toBe(`${BASE}/about`);
  });

  it("asks to be indexed and followed, unless it is no result of a search", () => {
    expect(meta(headOf(), "robots")).toBe("index, follow, max-image-preview:large");
    const hidden = headOf({ noindex: true });
    expect(meta(hidden, "robots")).toBe("noindex, follow");
    expect(canonical(hidden)).toBeUndefined();
  });

  it("tells networks title, description, address, picture and its size", () => {
    const head = headOf();
    expect(meta(head, "og:title")).toBe("About");
    expect(meta(head, "og:description")).toBe("Who & what I am.");
    expect(meta(head, "og:url")).toBe(`${BASE}/about`);
    expect(meta(head, "og:image")).toBe(`${BASE}/share/margins-0a1b.jpg`);
    expect(meta(head, "og:image:width")).toBe("1200");
    expect(meta(head, "og:image:height")).toBe("630");
    expect(meta(head, "og:image:alt")).toBe(shareCard.alt);
    expect(meta(head, "og:image:type")).toBe("image/jpeg");
    expect(meta(head, "og:site_name")).toBe("Creative Designer");
    expect(meta(head, "og:locale")).toBe("en_US");
    expect(meta(head, "og:logo")).toBe(`${BASE}/favicon.svg`);
  });

  it("tells X (Twitter) the same, with a large picture", () => {
    const head = headOf();
    expect(meta(head, "twitter:card")).toBe("summary_large_image");
    for (const name of ["title", "description", "image", "image:alt"]) {
      expect(meta(head, `twitter:${name}`)).toBe(meta(head, `og:${name}`));
    }
  });

  it.each([
    ["website", "website", ["WebPage"]],
    ["article", "article", ["WebPage", "BreadcrumbList", ["Article", "BlogPosting"]]],
    ["project", "website", ["WebPage", "BreadcrumbList", "CreativeWork"]],
  ] as const)("of a %s is of Open Graph type %s and holds %j", (type, openGraph, types) => {
    const head = headOf({ type, path: paths[type] });
    expect(meta(head, "og:type")).toBe(openGraph);
    const graph = JSON.parse(data(head)) as { "@graph": { "@type": unknown }[] };
    expect(graph["@graph"].map((thing) => thing["@type"])).toEqual(["WebSite", "Person", ...types]);
  });

  it("gives an article its dates and author, and no other page", () => {
    const dates = { publishedDate: "2025-06-13", modifiedDate: "2025-07-01" };
    const head = headOf({ type: "article", ...dates });
    expect(meta(head, "article:published_time")).toBe("2025-06-13");
    expect(meta(head, "article:modified_time")).toBe("2025-07-01");
    expect(meta(head, "article:author")).toBe(siteFacts.author);
    expect(meta(headOf({ type: "project", ...dates }), "article:published_time")).toBeUndefined();
  });

  it("stays whole whatever a title contains", () => {
    const title = "</script><script>alert(1)</script>";
    const head = headOf({ title, type: "article" });
    expect(head.querySelectorAll("script")).toHaveLength(1);
    expect(data(head)).not.toContain("<");
    expect(meta(head, "og:title")).toBe(title);
  });

  it("announces the three feeds", () => {
    const links = [...headOf().querySelectorAll('link[rel="alternate"]')];
    expect(links.map((link) => [link.getAttribute("type"), link.getAttribute("href")])).toEqual([
      ["application/rss+xml", "/rss.xml"],
      ["application/atom+xml", "/atom.xml"],
      ["application/feed+json", "/feed.json"],
    ]);
  });

  it("takes further elements", () => {
    const head = headOf({ children: <link rel="preload" as="image" href="/a.avif" /> });
    expect(head.querySelector('link[rel="preload"]')?.getAttribute("href")).toBe("/a.avif");
  });
});
