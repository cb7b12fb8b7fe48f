import { readFileSync, readdirSync } from "node:fs";
import { expect, test, type APIRequestContext } from "@playwright/test";
import { PAGES, UNKNOWN } from "./support/site";

/** What every page carries. */
const SECURITY = {
  "strict-transport-security": /max-age=\d{8,}/,
  "x-content-type-options": /^nosniff$/,
  "x-frame-options": /^DENY$/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-resource-policy": /^same-origin$/,
  "permissions-policy": /camera=\(\)/,
  "content-security-policy": /frame-ancestors 'none'/,
} as const;

const FOR_EVER = "public, max-age=31536000, immutable";
const ASK_AGAIN = "public, max-age=0, must-revalidate";

interface HostConfig {
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

const { headers: RULES } = JSON.parse(readFileSync("vercel.json", "utf8")) as HostConfig;

/** The rules for all files, and for those that a browser opens as documents. */
const [everywhere = [], documents = []] = ["/(.*)", "/((?!"].map(
  (start) => RULES.find(({ source }) => source.startsWith(start))?.headers,
);

/** The files that the home page names, by their kind. */
const filesOf = async (request: APIRequestContext) => {
  const html = await (await request.get("/")).text();
  const found = (pattern: RegExp) => [...new Set(html.match(pattern) ?? [])];
  return {
    scripts: found(/\/[\w.-]+-[0-9a-f]{10}\.js/g),
    pictures: found(/\/static\/[^"'\s,]+\.(?:avif|webp|jpg)/g),
    fonts: found(/\/fonts\/[^"')\s]+\.woff2/g),
  };
};

test("every page carries the headers of the production host", async ({ request }) => {
  for (const path of PAGES) {
    const response = await request.get(path);
    const headers = response.headers();
    expect(response.status(), path).toBe(path === UNKNOWN ? 404 : 200);
    expect(headers["content-type"], path).toMatch(/^text\/html; charset=utf-8$/i);
    expect(headers["cache-control"], path).toBe(ASK_AGAIN);
    for (const [name, value] of Object.entries(SECURITY))
      expect(headers[name], path).toMatch(value);
    for (const { key, value } of [...everywhere, ...documents]) {
      expect(headers[key.toLowerCase()], `${key} of ${path}`).toBe(value);
    }
  }
});

test("what has a hash in its address is kept for ever", async ({ request }) => {
  const { scripts, pictures, fonts } = await filesOf(request);
  expect(scripts.length).toBeGreaterThan(2);
  expect(pictures.length).toBeGreaterThan(5);
  expect(fonts.length).toBeGreaterThan(1);
  for (const url of [...scripts, ...pictures.slice(0, 6), ...fonts]) {
    const response = await request.get(url);
    expect(response.status(), url).toBe(200);
    expect(response.headers()["cache-control"], url).toBe(FOR_EVER);
    expect(response.headers()["x-content-type-options"], url).toBe("nosniff");
  }
});

test("what only a document needs is not sent with files of other kinds", async ({ request }) => {
  const { scripts, pictures, fonts } = await filesOf(request);
  for (const url of [scripts[0], pictures[0], fonts[0], "/page-data/index/page-data.json"]) {
    const headers = (await request.get(url ?? "")).headers();
    expect(documents.length).toBeGreaterThan(3);
    for (const { key } of documents)
      expect(headers[key.toLowerCase()], `${key} of ${url}`).toBeUndefined();
    for (const { key } of everywhere)
      expect(headers[key.toLowerCase()], `${key} of ${url}`).toBeDefined();
  }
});

test("no file can be framed, nor the page that says that one is not there", async ({ request }) => {
  for (const path of ["/favicon.svg", "/fonts/none.woff2", "/static/none.jpg", "/share/none.jpg"]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(path.includes("none") ? 404 : 200);
    expect(response.headers()["x-frame-options"], path).toBe("DENY");
  }
});

test("texts are sent compressed to those who read that, and whole to others", async ({
  request,
}) => {
  const { scripts } = await filesOf(request);
  for (const url of ["/", "/rss.xml", scripts[0] ?? ""]) {
    const bodies = await Promise.all(
      ["br", "gzip", "identity", "br;q=0"].map((accepted) =>
        request.get(url, { headers: { "Accept-Encoding": accepted } }),
      ),
    );
    const encodings = bodies.map((body) => body.headers()["content-encoding"]);
    expect(encodings, url).toEqual(["br", "gzip", undefined, undefined]);
    const [brotli = 0, gzip = 0, whole = 0] = bodies.map((body) =>
      Number(body.headers()["content-length"]),
    );
    expect(brotli).toBeLessThan(gzip);
    expect(gzip).toBeLessThan(whole / 2);
    const texts = await Promise.all(bodies.map((body) => body.text()));
    expect(new Set(texts).size, url).toBe(1);
    bodies.forEach((body) => expect(body.headers().vary, url).toBe("Accept-Encoding"));
  }
});

test("what has none is asked for again", async ({ request }) => {
  for (const path of ["/page-data/index/page-data.json", "/favicon.svg", "/placeholder.svg"]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()["cache-control"], path).toBe(ASK_AGAIN);
  }
});

test("data that pages share, and the lists of feeds and addresses, are asked for again", async ({
  request,
}) => {
  const data = [...PAGES.filter((path) => path !== UNKNOWN && path !== "/")].map(
    (path) => `/page-data${path}/page-data.json`,
  );
  for (const path of [...data, "/page-data/app-data.json", "/rss.xml", "/sitemap.xml"]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()["cache-control"], path).toBe(ASK_AGAIN);
  }
});

/** The sources of each directive of a policy. */
const directivesOf = (policy: string): Map<string, string> =>
  new Map(
    policy.split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().split(" ");
      return [name, sources.join(" ")];
    }),
  );

test("the policy of the header says what that of the page cannot, and leaves the rest to it", async ({
  request,
}) => {
  for (const path of PAGES) {
    const response = await request.get(path);
    const [, inPage = ""] =
      /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(await response.text()) ??
      [];
    expect(directivesOf(inPage).get("default-src"), path).toBe("'none'");
    expect(response.headers()["content-security-policy"], path).toBe("frame-ancestors 'none'");
  }
});

test("a drawing that is opened by itself may load and run nothing", async ({ request }) => {
  for (const path of ["/favicon.svg", "/placeholder.svg"]) {
    const policy = (await request.get(path)).headers()["content-security-policy"] ?? "";
    expect(policy, path).toMatch(/^default-src 'none';.* sandbox$/);
  }
});

test("a page may use of the device what it needs and nothing else", async ({ page }) => {
  await page.goto("/");
  const allowed = await page.evaluate(() => {
    const { featurePolicy } = document as unknown as {
      featurePolicy: { allowsFeature: (name: string) => boolean };
    };
    const features = ["camera", "microphone", "geolocation", "payment", "usb", "clipboard-read", "clipboard-write", "fullscreen"]; // prettier-ignore
    return features.filter((name) => featurePolicy.allowsFeature(name));
  });
  expect(allowed).toEqual(["clipboard-write", "fullscreen"]);
});

test("what has not changed is not sent again", async ({ request }) => {
  const first = await request.get("/about");
  const { etag = "" } = first.headers();
  expect(etag).not.toBe("");
  const second = await request.get("/about", { headers: { "If-None-Match": etag } });
  expect(second.status()).toBe(304);
});

test("networks may take the picture that is shared from their own pages", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const [, card = ""] = /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(html) ?? [];
  const response = await request.get(card);
  expect(response.status()).toBe(200);
  expect(response.headers()["cross-origin-resource-policy"]).toBe("cross-origin");
});

test("pages, scripts and data are compressed", async ({ request }) => {
  const { scripts } = await filesOf(request);
  for (const url of [
    "/",
    "/articles/minimalist-design",
    "/page-data/index/page-data.json",
    ...scripts,
  ]) {
    const response = await request.get(url, { headers: { "Accept-Encoding": "gzip, br" } });
    const size = Number(response.headers()["content-length"] ?? Infinity);
    if (size > 1024) expect(response.headers()["content-encoding"], url).toMatch(/^(gzip|br)$/);
  }
});

test("a path with a slash at its end is sent to the one without", async ({ request }) => {
  for (const path of PAGES.filter((page) => page !== "/" && page !== UNKNOWN)) {
    const response = await request.get(`${path}/`, { maxRedirects: 0 });
    expect(response.status(), path).toBe(308);
    expect(response.headers().location, path).toBe(path);
  }
  const response = await request.get("/about/?from=there", { maxRedirects: 0 });
  expect(response.headers().location).toBe("/about?from=there");
});

test("a path with .html at its end is sent to the one without", async ({ request }) => {
  const response = await request.get("/about/index.html", { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toMatch(/^\/about\/?$/);
});

test("the slashed form shows the page, at its own address", async ({ page }) => {
  await page.goto("/career/");
  await expect(page).toHaveURL("/career");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Professional Story");
});

test("nothing of the project but the built site is served", async ({ request }) => {
  for (const path of [
    "/package.json",
    "/src/pages/index.tsx",
    "/../package.json",
    "/%2e%2e/package.json",
  ]) {
    expect((await request.get(path)).status(), path).not.toBe(200);
  }
  const folder = readdirSync("public", { withFileTypes: true }).find(
    (entry) => entry.name === "static",
  );
  expect(folder?.isDirectory()).toBe(true);
  expect((await request.get("/static")).status()).toBe(404);
});
