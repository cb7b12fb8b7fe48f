import { expect, test, type Page } from "@playwright/test";
import { faults } from "./support/axe";
import { open, scrollThrough, settled } from "./support/page";
import { withoutNativeShare } from "./support/share";
import { CASE_STUDY, DESKTOP, KINDS, PAGES, PHONE, PICTURES } from "./support/site";

const SCHEMES = ["light", "dark"] as const;

interface Look {
  viewport: typeof DESKTOP;
  colorScheme: (typeof SCHEMES)[number];
}

const inBothThemes = (viewport: Look["viewport"]): Look[] =>
  SCHEMES.map((colorScheme) => ({ viewport, colorScheme }));

const WIDE = inBothThemes(DESKTOP);
const SMALL = inBothThemes(PHONE);

test.beforeEach(async ({ page }) => {
  // Colours are measured when nothing is half transparent any more.
  await page.emulateMedia({ reducedMotion: "reduce" });
});

/** Looks at a page as it is now, in several themes and widths. */
const expectNoFault = async (page: Page, what: string, looks: readonly Look[]): Promise<void> => {
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await settled(page);
    const state = `${what}, ${colorScheme} at ${viewport.width} px`;
    expect(await faults(page, state), state).toEqual([]);
  }
};

for (const path of PAGES) {
  test(`${path} breaks no rule of accessibility, light or dark, small or wide`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(DESKTOP);
    await open(page, path);
    await scrollThrough(page);
    await expectNoFault(page, path, [...WIDE, ...SMALL]);
    await page.getByRole("banner").locator("button[aria-expanded]").click();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await expectNoFault(page, `${path} with its menu`, SMALL);
  });
}

// What stands in for a picture is the same in all articles.
for (const path of KINDS) {
  test(`${path} breaks no rule of accessibility where pictures failed`, async ({ page }) => {
    test.slow();
    await page.route(PICTURES, (route) => route.abort());
    await page.setViewportSize(DESKTOP);
    await open(page, path);
    await scrollThrough(page);
    await expectNoFault(page, `${path} without pictures`, [...WIDE, ...SMALL]);
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
          await settled(page);
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
            await settled(page);
            const state = `${path}: ${await chip.innerText()}`;
            // A chip changes nothing around it.
            expect(await faults(page, state, "main"), state).toEqual([]);
          }
        }
      });
    }
  });
}
