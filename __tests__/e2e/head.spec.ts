import { expect, test, type Page } from "@playwright/test";
import { follow, mark, isMarked, open } from "./support/page";
import { UNKNOWN } from "./support/site";

/** All that the head says of the page, in a form that can be compared. */
const headOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said =
      'title, meta[name], meta[property], link[rel="canonical"], link[rel="alternate"], script[type$="ld+json"]';
    return [...document.head.querySelectorAll(said)]
      .filter(
        (element) => !/^(theme-color|viewport|generator)$/.test(element.getAttribute("name") ?? ""),
      )
      .map((element) => {
        const of =
          element.getAttribute("name") ?? element.getAttribute("property") ?? element.localName;
        const value =
          element.getAttribute("content") ?? element.getAttribute("href") ?? element.textContent;
        return `${of} = ${value}`;
      })
      .sort();
  });

test("a change of page changes all that the head says, into what a fresh load says", async ({
  page,
}) => {
  const changes = [
    ["/", "/articles/minimalist-design"],
    ["/articles/minimalist-design", "/about"],
    ["/articles/minimalist-design", "/articles/design-is-a-process"],
    [UNKNOWN, "/case-studies/frauwa-roofs"],
    ["/case-studies/frauwa-roofs", "/"],
  ] as const;
  for (const [from, path] of changes) {
    await open(page, from);
    await mark(page);
    await follow(page, path);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      new RegExp(`[^/]${path}$`),
    );
    const changed = await headOf(page);
    expect(await isMarked(page)).toBe(true);
    await open(page, path);
    expect(changed).toEqual(await headOf(page));
  }
});

test("feeds are served as what they are, and may be read from other sites", async ({ request }) => {
  for (const [path, type] of [
    ["/rss.xml", "application/rss+xml"],
    ["/atom.xml", "application/atom+xml"],
    ["/feed.json", "application/feed+json"],
  ] as const) {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toContain(type);
    expect(response.headers()["access-control-allow-origin"]).toBe("*");
  }
  expect((await request.get("/.well-known/security.txt")).status()).toBe(200);
});

test("readers on other sites may show the pictures of a feed", async ({ request }) => {
  const feed = (await (await request.get("/feed.json")).json()) as {
    items: { content_html: string }[];
  };
  const [, picture = ""] =
    /src="https?:\/\/[^/]+([^"]+)"/.exec(feed.items[0]?.content_html ?? "") ?? [];
  const response = await request.get(picture);
  expect(response.status()).toBe(200);
  expect(response.headers()["cross-origin-resource-policy"]).toBe("cross-origin");
});
