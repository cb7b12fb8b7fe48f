import { expect, test } from "@playwright/test";
import { open } from "./support/page";
import { ARTICLE, KINDS } from "./support/site";

/*
 * styled-components finds its rules in the page and goes on from there. If it did not know them again,
 * it would insert each anew: in another order, and with work for the visitor's processor.
 */

for (const path of KINDS) {
  test(`the styles of ${path} are the same, in the same order, once React has taken over`, async ({
    page,
  }) => {
    await open(page, path);
    const { sent, now } = await page.evaluate(async () => {
      const html = await (await fetch(location.href)).text();
      const style = new DOMParser().parseFromString(html, "text/html").querySelector("style");
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style?.textContent ?? "");
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
}

test("styles stay where a host has taken out their marks, with all comments", async ({ page }) => {
  await page.route(ARTICLE, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
    const body = html
      .replace(policy, "")
      .replace(/<style[^>]*>.*?<\/style>/s, (style) => style.replace(/\/\*.*?\*\//gs, ""));
    await route.fulfill({ response, body });
  });
  await open(page, ARTICLE);
  const look = () =>
    page.getByRole("heading", { level: 1 }).evaluate((title) => {
      const { fontFamily, fontSize, color } = getComputedStyle(title);
      return { fontFamily, fontSize, color };
    });
  const stripped = await look();
  await page.unroute(ARTICLE);
  await open(page, ARTICLE);
  expect(await look()).toEqual(stripped);
  expect(stripped.fontFamily).toContain("Display");
});
