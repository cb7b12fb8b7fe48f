import { expect } from "@playwright/test";
import { load } from "cheerio";
import sharp from "sharp";
import site from "../fixtures/content/site.json";
import { test } from "./support/kitchen-sink";

/* A piece that has been renamed twice and brings a share picture of its own, through a whole build. */

const NOW = "/articles/second-name";
const BEFORE = ["/articles/first-name", "/articles/name-between"];
const TITLE = "A piece that was called otherwise";

/** The colour of the picture beside the article, as red, green, blue. */
const OWN_COLOUR = [200, 20, 125];

for (const path of BEFORE) {
  test(`${path} leads to what the piece is called now`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLE);
    expect(new URL(page.url()).pathname).toBe(NOW);
  });

  test(`${path} is for no search engine, and in no list`, async ({ request }) => {
    const $ = load(await (await request.get(path)).text());
    expect($('meta[name="robots"]').attr("content")).toBe("noindex");
    expect($('link[rel="canonical"]').attr("href")).toBe(`${site.url}${NOW}`);
    for (const file of ["/sitemap.xml", "/articles", "/"]) {
      expect(await (await request.get(file)).text()).not.toContain(path);
    }
  });
}

test("the page of a renamed piece is in the site map", async ({ request }) => {
  expect(await (await request.get("/sitemap.xml")).text()).toContain(
    `<loc>${site.url}${NOW}</loc>`,
  );
});

test("who has read the piece in a feed is not told of it again", async ({ request }) => {
  const textOf = async (file: string) => (await request.get(file)).text();
  const first = `${site.url}${BEFORE[0] ?? ""}`;
  const rss = load(await textOf("/rss.xml"), { xml: true });
  const item = rss("item").filter((_, one) => rss(one).find("title").text() === TITLE);
  expect(item.find("link").text()).toBe(`${site.url}${NOW}`);
  expect(item.find("guid").text()).toBe(first);
  expect(item.find("guid").attr("isPermaLink")).toBe("false");
  const atom = load(await textOf("/atom.xml"), { xml: true });
  const entry = atom("entry").filter((_, one) => atom(one).find("title").text() === TITLE);
  expect(entry.find("id").text()).toBe(first);
  const { items } = JSON.parse(await textOf("/feed.json")) as {
    items: { id: string; url: string; title: string }[];
  };
  expect(items).toContainEqual(expect.objectContaining({ id: first, url: `${site.url}${NOW}` }));
});

test("is shared with the picture that lies beside it", async ({ request }) => {
  const $ = load(await (await request.get(NOW)).text());
  const image = new URL($('meta[property="og:image"]').attr("content") ?? "");
  expect($('meta[property="og:image:alt"]').attr("content")).toBe(`${TITLE}.`);
  const card = sharp(await (await request.get(image.pathname)).body());
  expect(await card.metadata()).toMatchObject({ width: 1200, height: 630, format: "jpeg" });
  const { channels } = await card.stats();
  channels.forEach(({ min, max }, index) => {
    expect(Math.abs(min - (OWN_COLOUR[index] ?? 0))).toBeLessThan(8);
    expect(max - min).toBeLessThan(8);
  });
});
