import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { load } from "cheerio";
import { redirectPage, writeRedirects } from "../../src/build/redirects";

const site = { url: "https://studio.example/", language: "en" };
const move = { from: "/articles/candle", to: "/articles/wax", title: "Wax & “Bronze” <1>" };
let dir = "";

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "redirects-"));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const pageAt = (from: string) => path.join(dir, from, "index.html");

describe("the page at an old address", () => {
  const $ = load(redirectPage(move, site));

  it("sends its visitor on, with or without patience", () => {
    expect($('meta[http-equiv="refresh"]').attr("content")).toBe("0; url=/articles/wax");
    expect($("a").attr("href")).toBe("/articles/wax");
    expect($("a").text()).toBe(move.title);
    expect($("script, style, [style]")).toHaveLength(0);
  });

  it("tells search engines that the other page is meant", () => {
    expect($('link[rel="canonical"]').attr("href")).toBe("https://studio.example/articles/wax");
    expect($('meta[name="robots"]').attr("content")).toBe("noindex");
  });
});

describe("the old addresses of a build", () => {
  it("are pages, and a list for hosts that read one", async () => {
    await writeRedirects(dir, [move], site);
    expect(existsSync(pageAt(move.from))).toBe(true);
    expect(await readFile(path.join(dir, "_redirects"), "utf8")).toBe(
      "/articles/candle /articles/wax 301\n",
    );
  });

  it("go when no piece asks for them any more, also from a folder that a host has kept", async () => {
    await writeRedirects(dir, [move], site);
    await writeRedirects(dir, [], site);
    expect(existsSync(pageAt(move.from))).toBe(false);
    expect(existsSync(path.join(dir, "_redirects"))).toBe(false);
  });
});
