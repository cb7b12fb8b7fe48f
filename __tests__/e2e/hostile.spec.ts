import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { load } from "cheerio";
import Parser from "rss-parser";
import sharp from "sharp";
import { parseContent } from "../../src/build/content/parse";
import { kindOf } from "../../src/build/content/kinds";
import { test } from "./support/kitchen-sink";
import { open } from "./support/page";
import { shared, withNativeShare } from "./support/share";

/*
 * Texts that mean something to the formats they end in, through a whole build: they appear as they
 * were written, and do nothing.
 */

const FOLDER = "__tests__/fixtures/hostile";

interface Hostile {
  title: string;
  excerpt: string;
  altTitle: string;
}

const articles = ["hostile-markup", "hostile-direction", "hostile-length"].map((slug) => {
  const file = `articles/${slug}/index.mdx`;
  const match = kindOf(file);
  if (!match) throw new Error(`${file} is no content file`);
  const { data } = parseContent(file, readFileSync(`${FOLDER}/${file}`, "utf8"), match.kind);
  return { slug, path: `/articles/${slug}`, ...(data as unknown as Hostile) };
});

/** Line breaks in a text mean no more than a space; titles are set with typographic spaces. */
const oneLine = (text: string | null | undefined): string =>
  (text ?? "").replace(/\s+/g, " ").trim();

for (const { slug, path, title, excerpt, altTitle } of articles) {
  test.describe(slug, () => {
    test("appears on its page and on the list, and does nothing", async ({ page }) => {
      const said: string[] = [];
      page.on("dialog", (dialog) => void dialog.dismiss().then(() => said.push("dialog")));
      page.on("pageerror", (error) => said.push(error.message));
      await open(page, path);
      expect(oneLine(await page.locator("h1").innerText())).toBe(oneLine(title));
      expect(await page.title()).toContain(oneLine(title));
      const cover = page.locator("article picture img").first();
      expect(await cover.getAttribute("alt")).toBe(altTitle);
      await open(page, "/articles");
      const card = page.locator("article").filter({ has: page.locator(`a[href="${path}"]`) });
      expect(oneLine(await card.getByRole("heading").innerText())).toBe(oneLine(title));
      expect(oneLine(await card.innerText())).toContain(oneLine(excerpt));
      expect(await page.evaluate(() => "harmed" in window)).toBe(false);
      expect(said).toEqual([]);
    });

    test("is whole in metadata, structured data and what is shared", async ({ page, request }) => {
      const $ = load(await (await request.get(path)).text());
      expect(oneLine($("head > title").text())).toContain(oneLine(title));
      expect($('meta[property="og:title"]').attr("content")).toBe(title);
      expect(oneLine($('meta[name="description"]').attr("content"))).toBe(oneLine(excerpt));
      const json = $('script[type="application/ld+json"]').text();
      const { "@graph": graph } = JSON.parse(json) as { "@graph": Record<string, unknown>[] };
      expect(graph.map(({ headline }) => headline)).toContain(title);
      await withNativeShare(page);
      await open(page, path);
      await page.getByRole("button", { name: "Share Article", exact: true }).click();
      expect(await shared(page)).toMatchObject([
        { title, text: `Check out this article: ${title}` },
      ]);
    });

    test("is whole in feeds and site map", async ({ request }) => {
      const textOf = async (file: string) => (await request.get(file)).text();
      for (const file of ["/rss.xml", "/atom.xml"]) {
        const { items } = await new Parser().parseString(await textOf(file));
        const item = items.find(({ link }) => link?.endsWith(path));
        expect(oneLine(item?.title)).toBe(oneLine(title));
      }
      const feed = JSON.parse(await textOf("/feed.json")) as {
        items: { url: string; title: string; summary?: string }[];
      };
      const item = feed.items.find(({ url }) => url.endsWith(path));
      expect(item?.title).toBe(title);
      const $ = load(await textOf("/sitemap.xml"), { xml: true });
      const url = $("url").filter((_, entry) => $(entry).find("loc").text().endsWith(path));
      expect(oneLine(url.find("image\\:title").first().text())).toBe(oneLine(altTitle));
      expect($("script, img")).toHaveLength(0);
    });

    test("never makes its page wider than a phone", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await open(page, path);
      const widths = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return { scrollWidth, clientWidth };
      });
      expect(widths.scrollWidth).toBe(widths.clientWidth);
    });

    test("has a share card that every messenger takes", async ({ request }) => {
      const $ = load(await (await request.get(path)).text());
      const image = new URL($('meta[property="og:image"]').attr("content") ?? "");
      const card = await (await request.get(image.pathname)).body();
      expect(card.length).toBeLessThan(300_000);
      expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630 });
    });
  });
}
