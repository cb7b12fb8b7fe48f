import { expect, test, type Page } from "@playwright/test";
import { KITCHEN_SINK, test as withKitchenSink } from "./support/kitchen-sink";
import { follow, open, scrollThrough } from "./support/page";
import { withoutNativeShare } from "./support/share";
import { CASE_STUDY, DESKTOP, PAGES, PHONE } from "./support/site";
import { watchViolations, type Violations } from "./support/violations";

test.use({ actionTimeout: 20_000 });

/* Every page and everything that can be done on it, under the policy and the headers of production. */

const navigation = (page: Page) => page.getByRole("navigation", { name: "Main" });

/** Every colour mode, then the one of the device again. */
const switchColours = async (page: Page) => {
  for (const mode of ["Dark", "Light", "As the device"]) {
    await page.getByRole("radio", { name: mode }).check({ force: true });
  }
};

/** A case study asks how to share it; an article copies its address at once. */
const share = async (page: Page, name: string) => {
  const button = page.getByRole("button", { name, exact: true });
  if ((await button.count()) === 0) return;
  await button.first().click();
  if (!page.url().includes("/case-studies/")) return;
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Copy Link" }).click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);
};

const pressChips = async (page: Page) => {
  const chips = page.getByRole("main").locator("button[aria-pressed]");
  for (const chip of await chips.all()) await chip.click();
};

/** Everything that a page offers, where it offers it. */
const tryEverything = async (page: Page) => {
  await pressChips(page);
  await switchColours(page);
  await share(page, "Share");
  await share(page, "Share Project");
};

for (const path of PAGES) {
  test(`${path} and everything on it respect the policy`, async ({ page }) => {
    await withoutNativeShare(page);
    await page.setViewportSize(DESKTOP);
    const violations: Violations = await watchViolations(page);
    await open(page, path);
    await scrollThrough(page);
    await tryEverything(page);
    expect(await violations.found()).toEqual([]);
  });
}

test("the policy of the first page holds for all that are shown without a reload", async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  const violations: Violations = await watchViolations(page);
  await open(page, "/contact");
  for (const path of PAGES) {
    await follow(page, path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await scrollThrough(page);
  }
  await page.goBack();
  expect(await violations.found()).toEqual([]);
});

test("the menu, a transition from a plate and a way back respect the policy", async ({ page }) => {
  const violations = await watchViolations(page);
  await page.setViewportSize(PHONE);
  await open(page, "/");
  await page.getByRole("banner").locator("button[aria-expanded]").click();
  await navigation(page).getByRole("link", { name: "Projects" }).click();
  await expect(page).toHaveURL("/projects");
  await page.locator(`main a[href="${CASE_STUDY}"]`).first().click();
  await expect(page).toHaveURL(CASE_STUDY);
  await page.goBack();
  await expect(page).toHaveURL("/projects");
  expect(await violations.found()).toEqual([]);
});

test("Gatsby's announcer is unseen, and speaks", async ({ page }) => {
  await open(page, "/about");
  const announcer = page.locator("#gatsby-announcer");
  await follow(page, "/career");
  await expect(announcer).toHaveText("Navigated to My Professional Story");
  const { width, height } = (await announcer.boundingBox()) ?? { width: 99, height: 99 };
  expect(Math.max(width, height)).toBeLessThanOrEqual(1);
});

/** Ways to run something in a page that came in with its content. */
const INJECTIONS = {
  "an inline script": () => {
    const script = document.createElement("script");
    script.textContent = "window.injected = true";
    document.body.append(script);
  },
  "an event handler": () => {
    document.body.insertAdjacentHTML(
      "beforeend",
      '<img src="x:" onerror="window.injected = true">',
    );
  },
  "a link that is a script": () => {
    const link = Object.assign(document.createElement("a"), { href: "javascript:injected=true" });
    document.body.append(link);
    link.click();
  },
  "a script of another host": () => {
    const script = document.createElement("script");
    script.src = "https://elsewhere.example/x.js";
    document.body.append(script);
  },
  "a text that is run": () => {
    setTimeout("window.injected = true");
  },
};

for (const [name, inject] of Object.entries(INJECTIONS)) {
  test(`${name} does not run`, async ({ page, context }) => {
    await context.route("https://elsewhere.example/**", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "window.injected = true" }),
    );
    const violations = await watchViolations(page);
    await open(page, "/");
    await page.evaluate(inject);
    await expect.poll(violations.found).not.toEqual([]);
    expect(await page.evaluate(() => "injected" in window)).toBe(false);
  });
}

test("a frame, a style, a picture of another host and a form are refused", async ({ page }) => {
  const violations = await watchViolations(page);
  await open(page, "/");
  const refused = async () => (await violations.found()).map((line) => line.split(" ")[0]);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      "beforeend",
      '<iframe src="https://elsewhere.example/"></iframe><style>body{display:none}</style>' +
        '<img src="https://elsewhere.example/x.png"><form action="/elsewhere"></form>',
    );
  });
  await expect
    .poll(refused)
    .toEqual(expect.arrayContaining(["frame-src", "style-src-elem", "img-src"]));
  await expect(page.getByRole("main")).toBeVisible();
  await page.evaluate(() => document.querySelector("form")?.submit());
  await expect.poll(refused).toContain("form-action");
});

withKitchenSink("every component of a text respects the policy", async ({ page }) => {
  const violations = await watchViolations(page);
  await page.setViewportSize(DESKTOP);
  for (const path of [KITCHEN_SINK, "/case-studies/kitchen-sink"]) {
    await open(page, path);
    await scrollThrough(page);
  }
  await open(page, "/about");
  // Reached by a link: its film, its own typeface and its styles come into a page without any.
  await follow(page, KITCHEN_SINK);
  await expect(page).toHaveURL(KITCHEN_SINK);
  await scrollThrough(page);
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].some(
          ({ family, status }) => family.includes("Specimen") && status === "loaded",
        ),
      ),
    ) // prettier-ignore
    .toBe(true);
  const slider = page.getByRole("slider").first();
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await page
    .getByRole("button", { name: /^Copy / })
    .first()
    .click();
  await page
    .getByRole("link", { name: /enlarge$/ })
    .first()
    .click();
  await expect(page.getByRole("dialog", { name: "Pictures" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  const film = page.locator("video").first();
  await film.evaluate((video: HTMLVideoElement) => video.play());
  expect(await film.evaluate((video: HTMLVideoElement) => video.error)).toBeNull();
  expect(await violations.found()).toEqual([]);
});
