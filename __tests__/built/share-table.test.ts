import { mkdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { attributesOf, fileAt, publicPages, SITE_URL, textsOf } from "../support/built-site";
import { ROUTES } from "../support/specification";
import { entriesOf, typesOf } from "../support/structured-data";

/** Messengers drop pictures of 300 KB and more. */
const MAX_CARD_BYTES = 300_000;

const FOLDER = ".artifacts";

const cardOf = (url: string): string => url.slice(SITE_URL.length);

const rows = publicPages.map((page) => {
  const [title = ""] = textsOf(page, "head > title");
  const [description = ""] = attributesOf(page, 'meta[name="description"]', "content");
  const [canonical = ""] = attributesOf(page, 'link[rel="canonical"]', "href");
  const [image = ""] = attributesOf(page, 'meta[property="og:image"]', "content");
  return {
    route: page.path,
    title: [...title].length,
    description: [...description].length,
    canonical,
    card: cardOf(image),
    bytes: image ? statSync(fileAt(cardOf(image))).size : 0,
    types: entriesOf(page).flatMap(typesOf).join(", "),
  };
});

const table = (): string => {
  const names = ["route", "title", "description", "canonical", "card", "bytes", "types"] as const;
  const lines = rows.map((row) => `| ${names.map((name) => row[name]).join(" | ")} |`);
  return [`| ${names.join(" | ")} |`, `|${" --- |".repeat(names.length)}`, ...lines, ""].join("\n");
};

describe("what every route gives to those who find and share it", () => {
  beforeAll(() => {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(path.join(FOLDER, "share-table.md"), table());
    process.stdout.write(`\n${table()}\n`);
  });

  it.each(rows)("has no hole for $route", (row) => {
    expect(row.title).toBeGreaterThan(0);
    expect(row.description).toBeGreaterThan(0);
    expect(row.canonical).toBe(`${SITE_URL}${row.route}`);
    expect(row.card).toMatch(/^\/share\/[a-z0-9-]+-[0-9a-f]{16}\.jpg$/);
    expect(row.bytes).toBeGreaterThan(10_000);
    expect(row.bytes).toBeLessThan(MAX_CARD_BYTES);
    expect(row.types).toContain("WebSite");
  });

  it.each(ROUTES)(
    "is short enough for a search and long enough to say something at %s",
    (route) => {
      const row = rows.find((one) => one.route === route);
      expect(row?.title).toBeGreaterThanOrEqual(10);
      expect(row?.title).toBeLessThanOrEqual(70);
      expect(row?.description).toBeGreaterThanOrEqual(50);
      expect(row?.description).toBeLessThanOrEqual(170);
    },
  );

  it("has a card of its own for every route; the pages of a list share theirs", () => {
    const routes = rows.filter(({ route }) => !route.startsWith("/articles/page/"));
    expect(new Set(rows.map(({ card }) => card)).size).toBe(routes.length);
  });
});
