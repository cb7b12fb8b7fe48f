import { expect, test, type Page } from "@playwright/test";
import { follow, holdScripts, hydrated, open, stir } from "./support/page";
import { ARTICLE, CASE_STUDY, DESKTOP, PHONE, PICTURES } from "./support/site";

/*
 * What a page opens with has the line and the processor for itself; what lies below comes afterwards,
 * and nobody who goes there earlier finds anything amiss.
 */

test.use({ viewport: PHONE });

const isOpening = (page: Page) =>
  page.evaluate(() => "opening" in document.documentElement.dataset);

/** The elements that are not laid out unless they are near. */
const waiting = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll("main *")].filter(
        (element) => getComputedStyle(element).contentVisibility === "auto",
      ).length,
  );

for (const path of [ARTICLE, CASE_STUDY]) {
  test(`${path} opens with its picture and the fonts of every page, and fetches no others`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (PICTURES.test(request.url()) || /\.woff2$/.test(request.url())) asked.push(request.url());
    });
    const letGo = await holdScripts(page);
    await page.goto(path);
    const opening = page.locator("img[fetchpriority=high]");
    await expect
      .poll(() => opening.evaluate((image: HTMLImageElement) => image.complete))
      .toBe(true);
    const atFirst = [...asked];
    const shown = await opening.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(atFirst[0]).toBe(shown);
    const fonts = atFirst.filter((url) => url.endsWith(".woff2"));
    expect(fonts.filter((url) => !/-everyday\./.test(url))).toEqual([]);
    expect(await waiting(page)).toBeGreaterThan(10);

    letGo();
    await stir(page);
    await hydrated(page);
    expect(await waiting(page)).toBe(0);
    // Both texts have names with dotted letters in them.
    await expect.poll(() => asked.some((url) => /-names\./.test(url))).toBe(true);
  });
}

test("a link to a place in the page leads there before the scripts have come", async ({ page }) => {
  await holdScripts(page);
  await page.goto(ARTICLE, { waitUntil: "domcontentloaded" });
  await page.getByRole("navigation", { name: "Contents" }).getByRole("link").last().click();
  expect(await isOpening(page)).toBe(false);
  const heading = page.getByRole("heading", { name: "What stays" });
  await expect(heading).toBeInViewport();
});

test("an address of a place in the page leads there", async ({ page }) => {
  await holdScripts(page);
  await page.goto(`${ARTICLE}#what-stays`, { waitUntil: "domcontentloaded" });
  expect(await isOpening(page)).toBe(false);
  await expect(page.getByRole("heading", { name: "What stays" })).toBeInViewport();
});

test("who loads a page anew finds the place that was left", async ({ page }) => {
  await page.goto(ARTICLE);
  await hydrated(page);
  const heading = page.getByRole("heading", { name: "What stays" });
  await heading.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();
  await page.reload();
  await hydrated(page);
  await expect.poll(top).toBe(before);
});

for (const [name, files] of [
  ["scripts", /\.js$/],
  ["data", /page-data\.json$/],
] as const) {
  test(`where the ${name} do not come all of the page is laid out`, async ({ page }) => {
    await page.route(files, (route) => route.abort());
    await page.goto(ARTICLE);
    await stir(page);
    await expect.poll(() => isOpening(page)).toBe(false);
    expect(await waiting(page)).toBe(0);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("nothing waits for them", async ({ page }) => {
    await page.goto(ARTICLE);
    await expect(page.locator("html[data-opening]")).toHaveCount(0);
  });
});

/** Opens a page whose animations stand still: all its frames are like the first one. Gives what lets them go on. */
const openAtFirstFrame = async (page: Page, path: string): Promise<() => Promise<unknown>> => {
  const devTools = await page.context().newCDPSession(page);
  const play = (playbackRate: number) =>
    devTools.send("Animation.setPlaybackRate", { playbackRate });
  await devTools.send("Animation.enable");
  await play(0);
  // With them what waited is laid out.
  await holdScripts(page);
  await page.goto(path);
  await page.evaluate("new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)))");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  return () => play(1);
};

test("the plates of the home page are asked for after its first frame", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const goOn = await openAtFirstFrame(page, "/");
  expect(await page.locator("main img[src*=plate]").count()).toBe(3);
  expect(asked.filter((url) => /\/plate\.|-names\./.test(url))).toEqual([]);

  await goOn();
  await expect.poll(() => asked.filter((url) => /\/plate\./.test(url)).length).toBeGreaterThan(0);
});

/** Pages that open with words. One whose text leaves no room for letters is as all other pages are. */
const OF_WORDS = ["/", "/about", "/career", "/contact", "/no-such-page"];

/** The styles of the display face whose letters are in a page. */
const stylesIn = async (page: Page): Promise<string[]> => {
  const letters = page.locator("#letters");
  test.skip((await letters.count()) === 0, "Its HTML has no room for letters.");
  const faces = ((await letters.textContent()) ?? "").match(/@font-face\{[^}]*\}/g) ?? [];
  return faces.map((face) => (face.includes("font-style:italic") ? "italic" : "roman"));
};

for (const path of OF_WORDS) {
  test(`${path} needs no file of the display face for its first frame whose letters are in it`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const everyday = (face: string) =>
      asked.flatMap(
        (url) => new RegExp(`/fonts/[0-9a-f]+/${face}-([a-z]+)-everyday`).exec(url)?.[1] ?? [],
      );
    const goOn = await openAtFirstFrame(page, path);
    const styles = await stylesIn(page);
    expect(everyday("text")).toEqual(["regular"]);
    expect(everyday("display").sort()).toEqual(
      ["italic", "roman"].filter((style) => !styles.includes(style)),
    );

    await goOn();
    // What comes next is set in one of them at least.
    await expect.poll(() => everyday("display").some((style) => styles.includes(style))).toBe(true);
  });

  test(`${path} has the letters of its headline where no font comes`, async ({ page }) => {
    const headline = page.getByRole("heading", { level: 1 });
    /** How wide the headline and the name above it are set, word by word, or their italic words alone. */
    const widths = (some: string) =>
      page.evaluate((selector) => {
        const all = [...document.querySelectorAll("h1, header a:has(svg) span[data-letters]")];
        return all
          .flatMap((element) => [element, ...element.querySelectorAll("em")])
          .filter((part) => part.matches(selector))
          .map((part) => {
            const range = document.createRange();
            range.selectNodeContents(part);
            return Math.round(range.getBoundingClientRect().width * 10) / 10;
          });
      }, some);
    await page.goto(path);
    const some = (await stylesIn(page)).includes("roman") ? "*" : "em";
    await page.evaluate(() => document.fonts.ready);
    const expected = await widths(some);
    const accents = await headline.locator("em").count();
    expect(expected).toHaveLength(accents + (some === "em" ? 1 : 3));
    // Without it the display face sets the same.
    await page.locator("#letters").evaluate((style) => style.remove());
    await expect.poll(() => widths(some)).toEqual(expected);

    await page.route(/\/fonts\//, (route) => route.abort());
    await page.goto(path);
    await expect(headline).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(await widths(some)).toEqual(expected);
  });
}

for (const [where, see] of [
  ["on a wider screen", (page: Page) => page.setViewportSize(DESKTOP)],
  ["with less motion", (page: Page) => page.emulateMedia({ reducedMotion: "reduce" })],
] as const) {
  test(`${where} the display face is asked for ahead`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await see(page);
    await holdScripts(page);
    // Styles come in one packet with what is set in them; here nothing is set yet.
    await page.route("**/career", async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replace(/<main[^]*<\/main>|<footer[^]*<\/footer>/g, "");
      await route.fulfill({ response: answer, body: html });
    });
    await page.goto("/career");
    await expect
      .poll(() => asked.filter((url) => /\/fonts\/[0-9a-f]+\/display-/.test(url)).length)
      .toBe(2);
  });
}

test("the next headline is set in one face, whatever letters the first one had", async ({
  page,
}) => {
  await open(page, "/about");
  await expect(page.locator("#letters")).toHaveCount(1);
  await page.evaluate("window.sameDocument = true");
  await follow(page, "/about#content");
  await expect.poll(() => page.url()).toContain("#content");
  // Were the letters to go, they would go with the next frames.
  await page.waitForTimeout(400);
  await expect(page.locator("#letters")).toHaveCount(1);
  // The files come for the rest of the page, and the next headline finds them there.
  const everyday = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(
          ({ family, unicodeRange }) => /Noto Serif/.test(family) && /^U\+20-/i.test(unicodeRange),
        )
        .map(({ status }) => status),
    );
  await expect.poll(everyday).toEqual(["loaded", "loaded"]);
  await follow(page, "/career");
  const headline = page.getByRole("heading", { level: 1 });
  await expect(headline).toHaveText("My Professional Story");
  expect(await page.evaluate("window.sameDocument")).toBe(true);
  await expect(page.locator("#letters")).toHaveCount(0);
  expect(await headline.evaluate((h1) => getComputedStyle(h1).fontFamily)).toMatch(
    /^"Noto Serif Display"/,
  );
});
