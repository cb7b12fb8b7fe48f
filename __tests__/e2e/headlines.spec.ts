import { expect, test } from "@playwright/test";
import { ROUTES } from "../support/specification";
import { UNKNOWN } from "./support/site";

const WIDTHS = [390, 768, 1280, 1920];

/** The hero is set as a poster: on phones each of its words is a line. */
const POSTER = /^Where\s+Stories\s+Meet\s+Design$/;

/* Of the texts that the site was delivered with: others may be of any length. */
for (const path of [...ROUTES, UNKNOWN]) {
  test(`${path} ends no headline on a lone word`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const headlines = await page.evaluate(() => {
        const wordsIn = (text: Text) =>
          [...text.data.matchAll(/[^\s\u00a0]+/g)].map((match) => {
            const range = document.createRange();
            range.setStart(text, match.index);
            range.setEnd(text, match.index + match[0].length);
            const { bottom, height } = range.getBoundingClientRect();
            return { word: match[0], bottom, height };
          });
        return [...document.querySelectorAll("h1, h2, h3")].map((headline) => {
          const texts = document.createTreeWalker(headline, NodeFilter.SHOW_TEXT);
          const words = [];
          while (texts.nextNode()) words.push(...wordsIn(texts.currentNode as Text));
          const shown = words.filter(({ height }) => height > 1);
          const end = Math.max(...shown.map(({ bottom }) => bottom));
          const last = shown.filter(({ bottom, height }) => end - bottom < height / 4);
          const leadsTo = headline.querySelector("a")?.pathname;
          const text = headline.textContent ?? "";
          return { text, leadsTo, words: shown.length, onLastLine: last.length };
        });
      });
      const delivered = headlines.filter(({ leadsTo }) => !leadsTo || ROUTES.includes(leadsTo));
      // Two words may stand one above the other.
      const lone = delivered.filter(({ words, onLastLine }) => words > 2 && onLastLine === 1);
      const texts = lone.map(({ text }) => text).filter((text) => !POSTER.test(text));
      expect(texts, `at ${width} px`).toEqual([]);
    }
  });
}
