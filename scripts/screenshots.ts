import { mkdir, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";
import sharp from "sharp";
import { BROWSER_FLAGS, findBrowser } from "./browser/find";
import { previewServer } from "./preview/server";
import { siteRoutes } from "./site-routes";

/*
 * `npm run screenshots [route …]`: every route of the built site at every width in both themes,
 * in .artifacts/screenshots, and one contact sheet per width and theme.
 */

const TARGET = ".artifacts/screenshots";
const SCREENS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
const THEMES = ["light", "dark"] as const;
const CELL = 420;
const MAX_CELL_HEIGHT = 1600;

const nameOf = (route: string): string =>
  route === "/" ? "home" : route.slice(1).replace(/\//g, "_");

/** Scrolls through the page once, so that lazy pictures are there. */
const settle = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo(0, 0);
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  await page.waitForTimeout(150);
};

const contactSheet = async (files: string[], target: string): Promise<void> => {
  const cells = await Promise.all(
    files.map(async (file) => {
      const resized = await sharp(file).resize(CELL).png().toBuffer({ resolveWithObject: true });
      const height = Math.min(resized.info.height, MAX_CELL_HEIGHT);
      return sharp(resized.data).extract({ left: 0, top: 0, width: CELL, height }).toBuffer();
    }),
  );
  const columns = 7;
  const rows = Math.ceil(cells.length / columns);
  await sharp({
    create: {
      width: columns * (CELL + 20) + 20,
      height: rows * (MAX_CELL_HEIGHT + 20) + 20,
      channels: 3,
      background: "#777",
    },
  })
    .composite(
      cells.map((input, index) => ({
        input,
        left: 20 + (index % columns) * (CELL + 20),
        top: 20 + Math.floor(index / columns) * (MAX_CELL_HEIGHT + 20),
      })),
    )
    .png()
    .toFile(target);
};

const shoot = async (browser: Browser, origin: string, routes: string[]): Promise<void> => {
  for (const screen of SCREENS) {
    for (const colorScheme of THEMES) {
      const context = await browser.newContext({
        viewport: screen,
        colorScheme,
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      const files: string[] = [];
      for (const route of routes) {
        await page.goto(origin + route, { waitUntil: "load" });
        await settle(page);
        const file = path.join(TARGET, `${nameOf(route)}-${screen.width}-${colorScheme}.png`);
        await page.screenshot({ path: file, fullPage: true });
        files.push(file);
      }
      await context.close();
      await contactSheet(files, path.join(TARGET, `sheet-${screen.width}-${colorScheme}.png`));
    }
  }
};

const main = async (): Promise<void> => {
  const wanted = process.argv.slice(2);
  if (wanted.length === 0) await rm(TARGET, { recursive: true, force: true });
  await mkdir(TARGET, { recursive: true });
  const server = previewServer({ root: "public" });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS });
  try {
    const routes = wanted.length > 0 ? wanted : [...siteRoutes(), "/no-such-page"];
    await shoot(browser, `http://localhost:${port}`, routes);
  } finally {
    await browser.close();
    server.close();
  }
  console.log(`Screenshots and contact sheets are in ${TARGET}`);
};

void main();
