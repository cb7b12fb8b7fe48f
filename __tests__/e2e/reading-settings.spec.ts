import { expect, test, type Locator, type Page } from "@playwright/test";
import home from "../../content/home.json";
import { contact } from "./support/content";
import { open, scrollThrough, settled } from "./support/page";
import { ARTICLE, CASE_STUDY, DESKTOP, PAGES, PHONE } from "./support/site";

/* What visitors set for themselves: zoom, distances of letters, colours and contrast. */

/** How far the page is wider than its window, in px. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Distances that WCAG 1.4.12 asks a page to bear. */
const SPACING =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }" +
  " p { margin-bottom: 2em !important; }";

/** Words that their box cuts off. */
const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main *, header *, footer *")]
      .filter((element) => element instanceof HTMLElement)
      .filter((element) => {
        const { overflowX, overflowY, clipPath, position } = getComputedStyle(element);
        const cuts = [overflowX, overflowY].some((value) => /hidden|clip/.test(value));
        if (!cuts || clipPath !== "none" || position === "fixed") return false;
        // The actions of a project card are folded away until the card has the pointer or the focus.
        if (/^(View Case Study|Live Project|)$/m.test(element.innerText.trim())) return false;
        return (
          element.scrollWidth > element.clientWidth + 2 ||
          element.scrollHeight > element.clientHeight + 2
        );
      })
      .map((element) => element.innerText.slice(0, 60)),
  );

test("every page fits a window of 320 px, which is a zoom of 400 %", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of PAGES) {
    await open(page, path);
    await scrollThrough(page);
    expect(await overflow(page), path).toBe(0);
  }
});

test("every page bears wider letters, words and lines", async ({ page }) => {
  test.slow();
  for (const path of PAGES) {
    await open(page, path);
    // Through the CSSOM, as an extension would: the page's policy allows no style of others.
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, SPACING);
    for (const viewport of [{ width: 320, height: 568 }, PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      expect(await cutWords(page), `${path} at ${viewport.width} px`).toEqual([]);
      // The words of the poster are lines of their own: the longest goes on beyond the edge.
      if (path !== "/") expect(await overflow(page), path).toBe(0);
    }
  }
});

/** Links and buttons that are smaller than a finger; those in a line of text are left out. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a[href], button, label:has(input)")]
      .filter((element) => element.checkVisibility({ opacityProperty: true }))
      .filter((element) => !element.closest("p, dd:not(:has(> a:only-child)), figcaption, li li"))
      .filter((element) => getComputedStyle(element).clipPath === "none")
      .flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width < 24 || height < 24
          ? [`${element.textContent ?? ""} ${Math.round(width)} × ${Math.round(height)}`]
          : [];
      }),
  );

test("nothing that is pressed is smaller than 24 px", async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      // The foot of the page has no measures before somebody comes near it.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect.poll(() => smallTargets(page), `${path} at ${viewport.width} px`).toEqual([]);
    }
  }
});

/** What a page is there to have done. */
const PRIMARY_ACTIONS: Record<string, readonly string[]> = {
  "/": home.hero.actions.map(({ label }) => label),
  "/contact": [contact.callToAction.emailLabel, contact.callToAction.instagramLabel],
  [ARTICLE]: ["Share"],
  [CASE_STUDY]: ["Share", "Share Project"],
};

test("primary actions are at least 44 px high and wide", async ({ page }) => {
  const expectLarge = async (action: Locator) => {
    const { width, height } = (await action.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height), await action.innerText()).toBeGreaterThanOrEqual(44);
  };
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    for (const [path, names] of Object.entries(PRIMARY_ACTIONS)) {
      await open(page, path);
      for (const name of names) {
        const main = page.getByRole("main");
        const [link, button] = [
          main.getByRole("link", { name }),
          main.getByRole("button", { name }),
        ];
        await expectLarge(link.or(button).first());
      }
    }
  }
  await page.setViewportSize(PHONE);
  const menu = page.getByRole("banner").locator("button[aria-expanded]");
  await expectLarge(menu);
  await menu.click();
  await settled(page);
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  for (const link of await links.all()) await expectLarge(link);
});

test("who asks for more contrast gets it: second ranks and rules are as strong as text", async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, contrast: "more" });
    await open(page, "/projects");
    const colours = await page.evaluate(() => {
      const root = getComputedStyle(document.documentElement);
      return ["--ink", "--ink-soft", "--bronze", "--rule", "--outline"].map((name) =>
        root.getPropertyValue(name),
      );
    });
    expect(new Set(colours).size, colours.join()).toBe(1);
  }
});

test("forced colours and more contrast leave nothing unseen", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  for (const media of [{ forcedColors: "active" }, { contrast: "more" }] as const) {
    await page.emulateMedia({ ...media, reducedMotion: "reduce" });
    for (const path of ["/", "/projects", "/contact"]) {
      await open(page, path);
      // What is told by a colour of its ground alone is told by an edge or an underline too.
      const current = page
        .getByRole("navigation", { name: "Main" })
        .locator('[aria-current="page"]');
      const look = await current.evaluate((link) => {
        const { textDecorationLine, borderBottomStyle, fontStyle, fontWeight } =
          getComputedStyle(link);
        const after = getComputedStyle(link, "::after").borderBottomStyle;
        return [textDecorationLine, borderBottomStyle, fontStyle, fontWeight, after].join(" ");
      });
      expect(look, path).toMatch(/underline|solid|italic|[67]00/);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
  }
});
