/** @jest-environment node */
import { randomBytes } from "node:crypto";
import path from "node:path";
import { create, type Font } from "fontkit";
import { openingLetters, withoutLetters } from "../../src/build/first-view/opening-letters";
import { finishPage } from "../../src/build/finish-pages";
import { preloadedFonts } from "../../src/theme/font-faces";
import { REST_AT_ONCE_QUERY } from "../../src/theme/media";

const withLetters = openingLetters(path.resolve("static"));

/** With those of both styles. */
const withAllLetters = async (html: string): Promise<string> =>
  (await withLetters(html))[0] ?? html;

const preloads = preloadedFonts.map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin=""/>`); // prettier-ignore

const page = (body: string) =>
  `<html><head>${preloads.join("")}<title>T</title></head><body>${body}</body></html>`;

const WORDMARK = '<a href="/"><svg></svg><span data-letters="">Ada <em>Obi</em></span></a>';
const HEADLINE = '<h1 class="a" data-letters="">Q&amp;A, <em class="b">ọ̀kọ̀</em></h1>';

/** The characters of the fonts in a page: upright and italic. */
const charactersIn = (html: string): string[] =>
  [...html.matchAll(/url\(data:font\/woff2;base64,([^)]+)\)/g)].map(([, data = ""]) => {
    const font = create(Buffer.from(data, "base64")) as Font;
    // The last is a mark of the table's end.
    return String.fromCodePoint(
      ...font.characterSet.filter((at) => at < 0xffff).sort((a, b) => a - b),
    );
  });

describe("the letters of a page's headline", () => {
  it("are those that are marked, in their two styles, and hyphens", async () => {
    const html = await withAllLetters(page(`${WORDMARK}${HEADLINE}<p>Zebra <em>Zulu</em></p>`));
    expect(charactersIn(html)).toEqual([" &,-AQad", " -Obik̀ọ"]);
    expect(html).toMatch(/font-style:italic;src:url\(data:[^)]+\)\}:root/);
  });

  it("take the place of the files that they stand in for, but for some, and of no other", async () => {
    const html = await withAllLetters(page(WORDMARK + HEADLINE));
    const links = html.match(/<link rel="preload"[^>]+>/g) ?? [];
    const isForAll = (link: string) => !link.includes(`media="${REST_AT_ONCE_QUERY}"`);
    const isOfDisplay = (link: string) => link.includes("/display-");
    expect(links).toHaveLength(preloads.length);
    expect(links.filter(isForAll)).toEqual(preloads.filter((link) => !isOfDisplay(link)));
    expect(html).toContain(WORDMARK + HEADLINE);
  });

  it("bring the shapes that words take beyond those of their letters, and only those", async () => {
    const glyphs = async (words: string) => {
      const html = await withAllLetters(page(`<h1 data-letters="">${words}</h1>`));
      const [, data = ""] = /base64,([^)]+)\)/.exec(html) ?? [];
      const font = create(Buffer.from(data, "base64")) as Font;
      return { held: font.numGlyphs, set: font.layout(words).glyphs.length };
    };
    // The absent glyph, the letters and a hyphen; and a ligature.
    expect(await glyphs("if")).toEqual({ held: 4, set: 2 });
    const ligated = await glyphs("fi");
    expect(ligated.set).toBe(1);
    expect(ligated.held).toBeGreaterThan(4);
  });

  it("are those of italic words alone where those of both are too many", async () => {
    const [all = "", some = "", ...others] = await withLetters(
      page(`<p data-letters="">Zebra</p>${WORDMARK}${HEADLINE}`),
    );
    expect(others).toEqual([]);
    expect(charactersIn(all)).toEqual([" &,-AQZabder", " -Obik̀ọ"]);
    expect(charactersIn(some)).toEqual([" -Obik̀ọ"]);
    expect(some).toContain("[data-letters] em{font-family:");
    expect(some).not.toContain(":root");
    const isForAll = (link: string) => !link.includes(`media="${REST_AT_ONCE_QUERY}"`);
    const links = some.match(/<link rel="preload"[^>]+>/g) ?? [];
    expect(links.filter(isForAll)).toEqual(
      preloads.filter((link) => !link.includes("/display-italic-")),
    );
    expect(withoutLetters(some)).toBe(withoutLetters(all));
  });

  it("are the same each time, and can be taken out again", async () => {
    const bare = page(WORDMARK + HEADLINE);
    const html = await withAllLetters(bare);
    expect(html).not.toBe(bare);
    expect(withoutLetters(html)).toBe(bare);
    expect(await withAllLetters(withoutLetters(html))).toBe(html);
    expect(withoutLetters(bare)).toBe(bare);
  });

  it("are left to the files where the headline is not marked", async () => {
    const html = page(`${WORDMARK}<h1>Notes</h1>`);
    expect(await withLetters(html)).toEqual([]);
  });

  it("are refused where the page does not ask for what they stand in for", async () => {
    const html = page(WORDMARK + HEADLINE).replace(preloads[1] ?? "", "");
    await expect(withAllLetters(html)).rejects.toThrow("display face");
  });
});

describe("a finished page", () => {
  const finish = (html: string) => finishPage(html, { startLate: (same) => same, withLetters });
  const whole = (body: string) => page(body).replace("<head>", '<head><meta charset="utf-8"/>');
  const preloadsIn = (html: string) => html.match(/<link rel="preload"[^>]+>/g);
  const isLettered = (html: string) => html.includes('<style id="letters">');
  /** Text that nothing makes smaller. */
  const noise = (bytes: number) => `<p>${randomBytes(bytes).toString("base64")}</p>`;

  it("has letters where it comes with the first packets all the same", async () => {
    const html = await finish(whole(WORDMARK + HEADLINE + noise(9000)));
    expect(isLettered(html)).toBe(true);
    expect(html).toMatch(/font-src 'self' data:;/);
  });

  it("has those of italic words where there is room for no more", async () => {
    const many = '<p data-letters="">The quick brown fox jumps over the lazy dog</p>';
    const longer = noise(10_500);
    const html = await finish(whole(many + WORDMARK + HEADLINE + longer));
    expect(charactersIn(html)).toEqual([" -Obik̀ọ"]);
    expect(html).toMatch(/font-src 'self' data:;/);
    expect(await finish(html)).toBe(html);
    const all = await finish(whole(many + WORDMARK + HEADLINE));
    expect(charactersIn(all)).toHaveLength(2);
    expect(await finish(html.replace(longer, ""))).toBe(all);
    expect(await finish(all.replace(HEADLINE, HEADLINE + longer))).toBe(html);
  });

  it("has none, and asks for the files, where it would not", async () => {
    const html = await finish(whole(WORDMARK + HEADLINE + noise(13_000)));
    expect(isLettered(html)).toBe(false);
    expect(preloadsIn(html)).toEqual(preloads);
    expect(html).toMatch(/font-src 'self';/);
  });

  it("is the same when it is finished again, also after it had letters otherwise", async () => {
    const html = await finish(whole(WORDMARK + HEADLINE));
    expect(isLettered(html)).toBe(true);
    expect(await finish(html)).toBe(html);
    const withoutOthers = html.replace(/<link rel="preload"[^>]+media=[^>]+>/g, "");
    expect(await finish(withoutOthers)).toBe(html);
    const longer = html.replace("</body>", `${noise(13_000)}</body>`);
    expect(isLettered(await finish(longer))).toBe(false);
    expect(preloadsIn(await finish(longer))).toEqual(preloads);
  });
});
