import { expect, test, type Page } from "@playwright/test";
import { faults } from "./support/axe";
import { open, scrollThrough } from "./support/page";
import { withoutNativeShare } from "./support/share";
import { ARTICLE, CASE_STUDY, DESKTOP, PAGES, PHONE, PICTURES } from "./support/site";

const SCHEMES = ["light", "dark"] as const;

test.beforeEach(async ({ page }) => {
  // Colours are measured when nothing is half transparent any more.
  await page.emulateMedia({ reducedMotion: "reduce" });
});

for (const path of PAGES) {
  test(`${path} breaks no rule of accessibility, light or dark, small or wide`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(DESKTOP);
    await open(page, path);
    await scrollThrough(page);
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.waitForTimeout(300);
        const state = `${colorScheme} at ${viewport.width} px`;
        expect(await faults(page, `${path}, ${state}`), state).toEqual([]);
      }
    }
  });
}

interface State {
  name: string;
  path: string;
  /** Widths at which there is such a state. */
  viewports: readonly (typeof DESKTOP)[];
  /** Before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Brings the page into the state. */
  reach: (page: Page) => Promise<unknown>;
}

const BOTH = [DESKTOP, PHONE];

const STATES: readonly State[] = [
  {
    name: "the open menu",
    path: "/about",
    viewports: [PHONE],
    reach: async (page) => {
      await page.getByRole("banner").locator("button[aria-expanded]").click();
      await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    },
  },
  {
    name: "the open dialog",
    path: CASE_STUDY,
    viewports: BOTH,
    prepare: withoutNativeShare,
    reach: async (page) => {
      await page.getByRole("button", { name: "Share Project" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "a chosen chip and an empty list",
    path: "/projects",
    viewports: BOTH,
    reach: (page) => page.getByRole("button", { name: "SEO", exact: true }).click(),
  },
  ...["/projects", ARTICLE].map((path) => ({
    name: `${path} with pictures that failed`,
    path,
    viewports: BOTH,
    prepare: (page: Page) => page.route(PICTURES, (route) => route.abort()),
    reach: scrollThrough,
  })),
  {
    name: "the actions of a project card",
    path: "/projects",
    viewports: [DESKTOP],
    reach: (page) =>
      page
        .getByRole("article")
        .first()
        .hover({ position: { x: 80, y: 80 } }),
  },
];

/** Until transitions are over and colours are what they will be. */
const settle = (page: Page) => page.waitForTimeout(350);

for (const colorScheme of SCHEMES) {
  test.describe(`states in ${colorScheme}`, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ colorScheme, reducedMotion: "reduce" }));

    for (const { name, path, viewports, prepare, reach } of STATES) {
      for (const viewport of viewports) {
        const where = `${colorScheme} at ${viewport.width} px`;
        test(`${name}: no rule is broken, ${where}`, async ({ page }) => {
          await prepare?.(page);
          await page.setViewportSize(viewport);
          await open(page, path);
          await reach(page);
          await settle(page);
          expect(await faults(page, `${name}, ${where}`)).toEqual([]);
        });
      }
    }

    for (const viewport of BOTH) {
      test(`no filter of a list breaks a rule at ${viewport.width} px`, async ({ page }) => {
        test.slow();
        await page.setViewportSize(viewport);
        for (const path of ["/projects", "/articles"]) {
          await open(page, path);
          const chips = page.getByRole("main").locator("button[aria-pressed]");
          for (const chip of await chips.all()) {
            await chip.click();
            await settle(page);
            const state = `${path}: ${await chip.innerText()}`;
            // A chip changes nothing around it.
            expect(await faults(page, state, "main"), state).toEqual([]);
          }
        }
      });
    }
  });
}
