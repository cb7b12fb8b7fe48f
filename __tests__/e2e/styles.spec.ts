import { expect, test } from "@playwright/test";
import { holdScripts, hydrated, open, stir } from "./support/page";
import { ARTICLE, KINDS } from "./support/site";

/*
 * styled-components finds its rules in the page and goes on from there. If it did not know them again,
 * it would insert each anew: in another order, and with work for the visitor's processor. If it took the
 * styles of the page away, the browser would compute all anew, and look for all fonts again.
 */

for (const path of KINDS) {
  test(`the styles of ${path} are the same, in the same order, once React has taken over`, async ({
    page,
  }) => {
    await open(page, path);
    const { sent, now } = await page.evaluate(async () => {
      const html = await (await fetch(location.href)).text();
      const sentStyles = new DOMParser()
        .parseFromString(html, "text/html")
        .querySelectorAll("style");
      const sheet = new CSSStyleSheet();
      sheet.replaceSync([...sentStyles].map(({ textContent }) => textContent ?? "").join(""));
      const texts = ({ cssRules }: CSSStyleSheet) => [...cssRules].map(({ cssText }) => cssText);
      const styles = [...document.styleSheets].filter(
        ({ ownerNode }) => ownerNode?.nodeName === "STYLE",
      );
      return { sent: texts(sheet), now: styles.flatMap(texts) };
    });
    expect(sent.length).toBeGreaterThan(50);
    // What has happened since, such as a picture that has come, has rules of its own.
    expect(now.filter((rule) => sent.includes(rule))).toEqual(sent);
  });

  test(`the styles of ${path} stay where they are when React takes over`, async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto(path);
    const before = await page.evaluateHandle(() => [...document.querySelectorAll("style")]);
    letGo();
    await stir(page);
    await hydrated(page);
    const isSame = await before.evaluate((styles) => {
      const now = [...document.querySelectorAll("style")];
      return now.length === styles.length && now.every((style, at) => style === styles[at]);
    });
    expect(isSame).toBe(true);
  });
}

const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/* With its policy, the page has styles whose digest it does not name: the browser refuses them. */
for (const [how, keepsPolicy] of [
  ["", false],
  [", which its policy refuses then", true],
] as const) {
  test(`a page looks the same where a host has taken out all comments of its styles${how}`, async ({
    page,
  }) => {
    // What waits in the frame of a picture is there until that has come.
    const look = () =>
      page
        .locator("main :not([data-state] > span, [data-state] > span *)")
        .evaluateAll((elements) =>
          elements.slice(0, 60).map((element) => {
            const { display, gridColumn, margin, fontFamily, fontSize, color } =
              getComputedStyle(element);
            return { display, gridColumn, margin, fontFamily, fontSize, color };
          }),
        );
    await open(page, ARTICLE);
    const usual = await look();
    expect(usual).toHaveLength(60);
    await page.route(ARTICLE, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = (keepsPolicy ? html : html.replace(POLICY, "")).replace(
        /<style[^>]*>.*?<\/style>/gs,
        (style) => style.replace(/\/\*.*?\*\//gs, ""),
      );
      await route.fulfill({ response, body });
    });
    await open(page, ARTICLE);
    // React has the page from its first part on; what it writes of styles is there with the last one, to stay.
    await expect.poll(look).toEqual(usual);
    await page.waitForTimeout(500);
    expect(await look()).toEqual(usual);
  });
}
