import { expect, test, type Page } from "@playwright/test";
import { open, scrollThrough } from "./support/page";
import { PAGES, UNKNOWN } from "./support/site";
import { largestPaint } from "./support/watch";

/*
 * What a page may cost, on screens as people have them: pixels of pictures, bytes and requests of
 * the first view, and what is fetched first. Figures of the specification's issue on speed.
 */

const SCREENS = [
  { width: 390, height: 844, deviceScaleFactor: 3 },
  { width: 768, height: 1024, deviceScaleFactor: 2 },
  { width: 1280, height: 800, deviceScaleFactor: 1 },
];

/** Routes whose largest paint is a picture, by the width of these screens. */
const LED_BY_PICTURE: Record<number, RegExp> = {
  390: /^\/(projects|featured|articles|case-studies)/,
  768: /^\/($|about|projects|featured|articles|case-studies)/,
  1280: /^\/(about|featured|case-studies)/,
};

/** A picture may have so many times the pixels, in width, that its box can show. */
const MAX_PIXELS = 1.35;
/** Rounding of boxes and of rendered widths. */
const ROUNDING = 0.01;

/** Bytes over the wire until the page has loaded. */
const maxFirstBytes = (path: string): number =>
  ["/", "/projects"].includes(path) ? 260_000 : 150_000;

const pages = PAGES.filter((path) => path !== UNKNOWN);

/** Pictures that were sent with too many or too few pixels for their box. */
const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(
    async ({ max, rounding }) => {
      const images = [...document.querySelectorAll<HTMLImageElement>("picture img")];
      const found = await Promise.all(
        images.map(async (image) => {
          const { width, height } = image.getBoundingClientRect();
          if (width === 0) return [];
          if (!image.complete || image.naturalWidth === 0) return [`${image.alt} did not come`];
          const blob = await (await fetch(image.currentSrc)).blob();
          const sent = await createImageBitmap(blob);
          // A box that crops its picture needs it as wide as its height asks.
          const shown = Math.max(width, (height * sent.width) / sent.height) * devicePixelRatio;
          const ratio = sent.width / shown;
          if (ratio >= 1 - rounding && ratio <= max + rounding) return [];
          return [`${image.alt.slice(0, 30)}: ${sent.width} px for ${Math.round(shown)}`];
        }),
      );
      return found.flat();
    },
    { max: MAX_PIXELS, rounding: ROUNDING },
  );

/** How urgent each file was to the browser when it asked for it, from now on. */
const prioritiesOf = async (page: Page): Promise<Map<string, string>> => {
  const priorities = new Map<string, string>();
  const network = await page.context().newCDPSession(page);
  network.on("Network.requestWillBeSent", ({ request }) => {
    priorities.set(request.url, request.initialPriority);
  });
  await network.send("Network.enable");
  return priorities;
};

for (const { deviceScaleFactor, ...viewport } of SCREENS) {
  test.describe(`at ${viewport.width} px and ${deviceScaleFactor} times the pixels`, () => {
    test.use({ viewport, deviceScaleFactor });

    test("no picture is sent with more pixels than can be seen, and none with fewer", async ({
      page,
    }) => {
      test.slow();
      for (const path of pages) {
        await open(page, path);
        await scrollThrough(page);
        await page.waitForLoadState("networkidle");
        expect(await misfits(page), path).toEqual([]);
      }
    });

    // Each in a browser of its own: one that has a picture takes it, whatever is asked of it.
    for (const path of pages) {
      test(`a picture that is the largest paint of ${path} is asked for ahead of the others`, async ({
        page,
      }) => {
        const priorities = await prioritiesOf(page);
        // Lazy ones come after the page has loaded.
        await page.goto(path, { waitUntil: "networkidle" });
        const { tag, url } = await largestPaint(page);
        if (LED_BY_PICTURE[viewport.width]?.test(path)) expect(tag).toBe("IMG");
        if (tag === "IMG") expect(priorities.get(url), url).toBe("High");
      });
    }
  });
}

/** The bytes of all that was asked for before the page had loaded, its HTML included. */
const firstBytes = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [html] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const others = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const early = others.filter(({ startTime }) => startTime <= (html?.loadEventStart ?? 0));
    return early.reduce((sum, { transferSize }) => sum + transferSize, html?.transferSize ?? 0);
  });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true });

  for (const path of pages) {
    test(`the first view of ${path} is light, and its largest picture comes first`, async ({
      page,
    }) => {
      await page.goto(path);
      expect(await firstBytes(page)).toBeLessThanOrEqual(maxFirstBytes(path));
      const pictures = await page.locator("picture img").evaluateAll((images) =>
        (images as HTMLImageElement[]).map(({ loading, fetchPriority, decoding }, index) => ({
          index,
          loading,
          fetchPriority,
          decoding,
        })),
      );
      const largest = await largestPaint(page);
      const urgent = pictures.filter(({ fetchPriority }) => fetchPriority === "high");
      expect(urgent.length).toBeLessThanOrEqual(1);
      if (largest.tag === "IMG") expect(largest.fetchPriority).toBe("high");
      // That of an article is lazy, as the specification asks, and urgent where it is in view.
      const lazy = urgent.filter(({ loading }) => loading === "lazy");
      expect(lazy).toEqual(path.startsWith("/articles/") ? urgent : []);
      expect(pictures.filter(({ decoding }) => decoding !== "async")).toEqual([]);
    });
  }
});
