import { expect, test, type Page } from "@playwright/test";
import { articles, career, contact } from "./support/content";
import { expectNavigable, expectReadable, mainLink, uncaughtOf } from "./support/faults";
import { KITCHEN_SINK, test as withKitchenSink } from "./support/kitchen-sink";
import { hydrated, open, scrollThrough } from "./support/page";
import { ARTICLE, CASE_STUDY, DESKTOP } from "./support/site";

/* What a browser does not have, denies, or does badly. */

test.use({ viewport: DESKTOP, actionTimeout: 20_000 });

const CAREER = ["Career", "/career", career.heading] as const;
const CONTACT = ["Contact", "/contact", contact.heading] as const;

type Fault = readonly [name: string, fault: () => void];

const FAULTS: readonly Fault[] = [
  [
    "storage that is denied",
    () => {
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("denied", "SecurityError");
          },
        });
      }
    },
  ],
  [
    "no storage at all",
    () => {
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, name, { value: null });
      }
    },
  ],
  [
    "storage that is full",
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
  ],
  [
    "no view transitions",
    () => Object.defineProperty(Document.prototype, "startViewTransition", { value: undefined }),
  ],
  [
    "view transitions that throw",
    () => {
      Document.prototype.startViewTransition = () => {
        throw new DOMException("not now", "InvalidStateError");
      };
    },
  ],
  [
    "view transitions that are skipped",
    () => {
      Document.prototype.startViewTransition = ((change: () => Promise<void>) => ({
        ready: Promise.reject(new DOMException("skipped", "AbortError")),
        updateCallbackDone: change(),
        finished: Promise.resolve(),
        skipTransition: () => undefined,
      })) as unknown as typeof document.startViewTransition;
    },
  ],
  [
    "nothing that watches what is on the screen",
    () => Reflect.deleteProperty(window, "IntersectionObserver"),
  ],
  [
    "a watch of the screen that throws",
    () => {
      window.IntersectionObserver = class {
        constructor() {
          throw new Error("blocked");
        }
      } as unknown as typeof IntersectionObserver;
    },
  ],
  [
    "no idle time",
    () => Object.defineProperty(window, "requestIdleCallback", { value: undefined }),
  ],
];

/** A visit that touches everything that could miss what is missing. */
const visit = async (page: Page) => {
  await open(page, "/projects");
  await page.getByRole("radio", { name: "Dark" }).click({ force: true });
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme))
    .toBe("dark");
  const chip = page.getByRole("button", { name: "Web Design", exact: true });
  await chip.click();
  await expect(chip).toHaveAttribute("aria-pressed", "true");
  await expectNavigable(page, CAREER);
  await expectNavigable(page, CONTACT);
  await page.goBack();
  await expectReadable(page, career.heading);
  await page.reload();
  await hydrated(page);
  await expectReadable(page, career.heading);
};

for (const [name, fault] of FAULTS) {
  test(`a visit with ${name} misses nothing`, async ({ page }) => {
    const errors = uncaughtOf(page);
    await page.addInitScript(fault);
    await visit(page);
    expect(errors).toEqual([]);
  });
}

for (const [name, fault] of FAULTS.filter(([name]) => /screen/.test(name))) {
  withKitchenSink(`a text with every component is whole with ${name}`, async ({ page }) => {
    const errors = uncaughtOf(page);
    await page.addInitScript(fault);
    await open(page, KITCHEN_SINK);
    await scrollThrough(page);
    await page
      .getByRole("link", { name: /enlarge$/ })
      .first()
      .click();
    await expect(page.getByRole("dialog", { name: "Pictures" })).toContainText("1 / ");
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("dialog", { name: "Pictures" })).toContainText("2 / ");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: "Pictures" })).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

for (const reason of ["AbortError", "NotAllowedError"]) {
  test(`sharing that ends with ${reason} leaves everything as it was`, async ({ page }) => {
    const errors = uncaughtOf(page);
    await page.addInitScript((name) => {
      navigator.share = () => Promise.reject(new DOMException("no", name));
    }, reason);
    for (const path of [ARTICLE, CASE_STUDY]) {
      await open(page, path);
      await page.getByRole("button", { name: "Share", exact: true }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Share", exact: true })).toBeEnabled();
    }
    expect(errors).toEqual([]);
  });
}

test("a link to a place on a page is followed on the first load", async ({ page }) => {
  const errors = uncaughtOf(page);
  await open(page, ARTICLE);
  const link = page.getByRole("navigation", { name: "Contents" }).getByRole("link").last();
  const hash = (await link.getAttribute("href")) ?? "";
  await open(page, `${ARTICLE}${hash.slice(hash.indexOf("#"))}`);
  await expect(page.locator(hash.slice(hash.indexOf("#")))).toBeInViewport();
  expect(errors).toEqual([]);
});

for (const hash of ["#no-such-place", "#%E0%A4%A", "#ọ̀rọ̀", '#"><script>', "#a b"]) {
  test(`the page is whole with ${hash} in its address`, async ({ page }) => {
    const errors = uncaughtOf(page);
    await open(page, `/about${hash}`);
    await expectReadable(page, /\S/);
    await expectNavigable(page, CAREER);
    await page.goBack();
    await expectReadable(page, /\S/);
    expect(errors).toEqual([]);
  });
}

test("the page is whole when a place that cannot be decoded is typed while on it", async ({
  page,
}) => {
  const errors = uncaughtOf(page);
  await open(page, "/about");
  await page.evaluate(() => {
    window.location.hash = "%E0%A4%A";
  });
  await page.waitForTimeout(300);
  await expectReadable(page, /\S/);
  await expectNavigable(page, CAREER);
  expect(errors).toEqual([]);
});

test("who goes offline keeps the page, and goes on when the line is back", async ({
  page,
  context,
}) => {
  const errors = uncaughtOf(page);
  // Nothing of this page has come before.
  await page.route("**/page-data/contact/**", (route) => route.abort());
  await open(page, "/articles");
  await expectNavigable(page, CAREER);
  await context.setOffline(true);
  await page.getByRole("radio", { name: "Dark" }).click({ force: true });
  await mainLink(page, "Contact").click();
  await expect(page.getByRole("alert")).toHaveText(/You are offline/);
  await expectReadable(page, career.heading);
  await expect(page).toHaveURL("/career");
  // This one has been there before.
  await mainLink(page, "Articles").click();
  await expect(page).toHaveURL("/articles");
  await expect(page.getByRole("article")).toHaveCount(Math.min(articles.length, 24));
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.unrouteAll();
  await context.setOffline(false);
  await expectNavigable(page, CONTACT);
  expect(errors).toEqual([]);
});

test("a picture is enlarged while offline, where it is there", async ({ page, context }) => {
  await open(page, ARTICLE);
  const picture = page.getByRole("article").locator("a[data-zoom]").first();
  const script = page.waitForResponse(/\.js$/);
  await picture.hover();
  await (await script).finished();
  await context.setOffline(true);
  await picture.click();
  await expect(page.getByRole("dialog", { name: "Pictures" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("who would enlarge a picture offline is told where it cannot be", async ({
  page,
  context,
}) => {
  await open(page, ARTICLE);
  await context.setOffline(true);
  await page
    .getByRole("article")
    .locator("a[data-zoom]")
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole("alert")).toHaveText(/You are offline. That picture/);
  await expect(page).toHaveURL(ARTICLE);
  await context.setOffline(false);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("who types an address while offline comes back to the page that was left", async ({
  page,
  context,
}) => {
  const errors = uncaughtOf(page);
  await open(page, "/articles");
  await expectNavigable(page, CAREER);
  await context.setOffline(true);
  await expectReadable(page, career.heading);
  // The browser says that there is no line, as it always does.
  await page.goto("/contact").catch(() => undefined);
  await context.setOffline(false);
  await page.goBack();
  await expectReadable(page, career.heading);
  await expectNavigable(page, CONTACT);
  expect(errors).toEqual([]);
});

test("who is told of a missing line is told no longer when it is back", async ({
  page,
  context,
}) => {
  await page.route("**/page-data/contact/**", (route) => route.abort());
  await open(page, "/career");
  await context.setOffline(true);
  await mainLink(page, "Contact").click();
  await expect(page.getByRole("alert")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("on a line of 3G with two seconds of latency a page comes, and the next one", async ({
  page,
}) => {
  const errors = uncaughtOf(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 2000,
    downloadThroughput: (400 * 1024) / 8,
    uploadThroughput: (400 * 1024) / 8,
  });
  await page.goto("/about", { waitUntil: "domcontentloaded" });
  await expectReadable(page, /\S/);
  await expectNavigable(page, CAREER);
  expect(errors).toEqual([]);
});
