import { expect, test, type Page } from "@playwright/test";
import sharp from "sharp";
import { fileDigest, shortDigest } from "../../src/build/file-digest";
import { LOCK, type Holder } from "../../src/build/workplace/lock";
import { Gatsby } from "../support/gatsby";
import { SiteCopy } from "../support/site-copy";

/*
 * A designer's afternoon with `npm start`, and the build in the evening: the same caches, so that
 * what was seen while writing has every chance to leak.
 */

const PORT = Number(process.env.PORT ?? 9400) + 5;
const URL = `http://localhost:${PORT}`;
const ARTICLE = "content/articles/minimalist-design/index.mdx";
const ADDRESS = `${URL}/articles/minimalist-design`;
const NEW = "content/articles/a-quiet-afternoon";
/** Changes that follow one another faster than 50 ms are not all told by the watcher. */
const PIECES_MS = 20;
const DRAFT = { slug: "kept-in-the-drawer", title: "Kept in the Drawer Until Ripe" };
const SCHEDULED = { slug: "for-another-year", title: "Something for Another Year" };

test.describe.configure({ mode: "serial" });

let copy: SiteCopy;
let gatsby: Gatsby;
let page: Page;

const addPiece = async (folder: string, title: string, change: (text: string) => string) => {
  await copy.copyFolder("content/articles/minimalist-design", folder);
  const text = await copy.read(`${folder}/index.mdx`);
  const named = text.replace(/^title: .*$/m, `title: "${title}"`).replace(/^ogTitle: .*\n/m, "");
  await copy.write(`${folder}/index.mdx`, change(named));
};

/** Tells how long something took, for the record; no test depends on it. */
const timed = async (what: string, wait: () => Promise<unknown>) => {
  const start = Date.now();
  await wait();
  test.info().annotations.push({ type: what, description: `${Date.now() - start} ms` });
  console.log(`      ${what}: ${Date.now() - start} ms`);
};

/** Whether the last pixel of a picture, which a half of its file does not tell, is pure red. */
const lastPixel = (img: Element) => {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  const picture = img as HTMLImageElement;
  if (!context || !picture.complete || picture.naturalWidth === 0) return "nothing";
  context.drawImage(picture, 1 - picture.naturalWidth, 1 - picture.naturalHeight);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return red > 240 && green < 15 && blue < 15 ? "red" : "other";
};

const notice = () => page.getByRole("status", { name: "Problems in the content" });

test.beforeAll(async ({ browser }) => {
  copy = await SiteCopy.make();
  gatsby = new Gatsby(copy.dir, "develop", "-p", String(PORT));
  await expect(() => {
    expect(gatsby.isRunning, gatsby.said).toBe(true);
    expect(gatsby.said).toMatch(/Building development bundle - /);
  }).toPass({ timeout: 240_000 });
  page = await browser.newPage();
});

test.afterEach(() => {
  const { status, expectedStatus } = test.info();
  if (status !== expectedStatus) console.log(gatsby.said);
});

test.afterAll(async () => {
  await gatsby.stop();
  await copy.remove();
});

test("an article is there, without a notice", async () => {
  await page.goto(ADDRESS);
  await expect(page.locator("article h1")).toContainText("Minimalist");
  await expect(notice()).toHaveCount(0);
});

test("a saved change shows, without a reload", async () => {
  await page.evaluate("window.sameDocument = true");
  await copy.write(ARTICLE, `${await copy.read(ARTICLE)}\n\nA sentence from this afternoon.\n`);
  await timed("an edit", () => expect(page.getByText("A sentence from this afternoon.")).toBeVisible());
  expect(await page.evaluate("window.sameDocument")).toBe(true);
}); // prettier-ignore

test("what is saved while a page cannot be told yet shows when it can", async ({ browser }) => {
  const late = await browser.newPage();
  let listen = () => {};
  const mayListen = new Promise<void>((resolve) => (listen = resolve));
  await late.routeWebSocket(/socket\.io/, async (socket) => {
    await mayListen;
    socket.connectToServer();
  });
  await late.goto(ADDRESS);
  await expect(late.getByText("A sentence from this afternoon.")).toBeVisible();
  const sentence = "A sentence that nobody was told.";
  const good = await copy.read(ARTICLE);
  await copy.write(ARTICLE, `${good}\n\n${sentence}\n`);
  const data = `${URL}/page-data/articles/minimalist-design/page-data.json`;
  await expect.poll(async () => (await page.request.get(data)).text()).toContain(sentence);
  await expect(late.getByText(sentence)).toHaveCount(0);
  listen();
  await expect(late.getByText(sentence)).toBeVisible();
  await late.close();
  await copy.write(ARTICLE, good);
  await expect(page.getByText(sentence)).toHaveCount(0);
});

test("a new folder becomes a page, without a restart", async () => {
  await addPiece(NEW, "A Quiet Afternoon", (text) => text);
  await timed("a new folder", () =>
    expect(async () => {
      await page.goto(`${URL}/articles/a-quiet-afternoon`);
      await expect(page.locator("article h1")).toContainText("A Quiet Afternoon", { timeout: 1000 });
    }).toPass(),
  );
}); // prettier-ignore

test("a mistake of syntax is told in the terminal and in the browser; the page stays", async () => {
  await page.goto(ADDRESS);
  const since = gatsby.mark();
  const good = await copy.read(ARTICLE);
  await copy.write(ARTICLE, `${good}\n\nA line <br> that breaks.\n\n<Figur src="./cover.jpg" />\n`);
  await timed("a mistake", () => expect(notice()).toContainText("which is not closed"));
  await expect(notice()).toContainText("Did you mean “Figure”?");
  await expect(notice()).toContainText(`${ARTICLE}, line `);
  await expect(page.getByText("A sentence from this afternoon.")).toBeVisible();
  await expect(() => expect(since()).toContain("Write <br />")).toPass();
  expect(since()).not.toMatch(/\n\s+at .+:\d+:\d+/);

  await copy.write(ARTICLE, good.replace("A sentence from", "Another sentence from"));
  await timed("the way back", () => expect(notice()).toHaveCount(0));
  await expect(page.getByText("Another sentence from this afternoon.")).toBeVisible();
  await expect(() => expect(since()).toContain("in order again")).toPass();
});

test("a mistake in the fields is told too, also one of another file", async () => {
  const since = gatsby.mark();
  const good = await copy.read(ARTICLE);
  await copy.write(ARTICLE, good.replace(/^topic: .*$/m, 'topic: "Design Trend"\ntitel: [x'));
  await expect(notice()).toContainText(ARTICLE);
  await expect(page.locator("article h1")).toContainText("Minimalist");
  await copy.write(ARTICLE, good.replace(/^topic: .*$/m, 'topic: "Design Trend"'));
  await expect(notice()).toContainText("Did you mean “Design Trends”?");
  await copy.write(ARTICLE, good);
  await expect(notice()).toHaveCount(0);
  expect(since()).not.toMatch(/\n\s+at .+:\d+:\d+/);
});

test("a picture that is not there is told, and the page stays", async () => {
  const good = await copy.read(ARTICLE);
  await copy.write(ARTICLE, `${good}\n\n![A wall of paper](./wall.jpg)\n`);
  await expect(notice()).toContainText("there is no such file");
  await expect(page.locator("article h1")).toContainText("Minimalist");
  await copy.write(ARTICLE, good);
  await expect(notice()).toHaveCount(0);
});

test("what a page shows may go; that is said in plain words, and the page stays", async () => {
  const since = gatsby.mark();
  const cover = "content/articles/minimalist-design/cover.jpg";
  const picture = await copy.readBytes(cover);
  const site = await copy.read("content/site.json");
  await copy.removeFile(cover);
  await expect(notice()).toContainText("./cover.jpg");
  await expect(page.locator("article h1")).toContainText("Minimalist");
  await copy.write(cover, Buffer.from("no picture"));
  await expect(notice()).toContainText("cannot be read as a picture");
  await copy.write(cover, picture);
  await expect(notice()).toHaveCount(0);
  await copy.removeFile("content/site.json");
  await expect(notice()).toContainText("content/site.json");
  await copy.write("content/site.json", site);
  await expect(notice()).toHaveCount(0);
  await page.goto(ADDRESS);
  await expect(page.locator("article h1")).toContainText("Minimalist");
  expect(since()).not.toContain("ERROR");
});

test("a picture and a text that are written in pieces show whole", async () => {
  const cover = "content/articles/minimalist-design/cover.jpg";
  const picture = await copy.readBytes(cover);
  const { width, height } = await sharp(picture).metadata();
  const red = { width, height, channels: 3 as const, background: "#f00" };
  const text = await copy.read(ARTICLE);
  await page.goto(ADDRESS);
  const title = page.locator("article h1");
  const colour = () => page.locator("article header img").first().evaluate(lastPixel);

  await copy.writeInPieces(cover, await sharp({ create: red }).jpeg().toBuffer(), PIECES_MS);
  await expect.poll(colour).toBe("red");
  await copy.writeInPieces(
    ARTICLE,
    Buffer.from(text.replace(/^title: .*$/m, 'title: "In Pieces"')),
    PIECES_MS,
  );
  await expect(title).toContainText("In Pieces");
  await copy.writeInPieces(cover, picture, PIECES_MS);
  await copy.writeInPieces(ARTICLE, Buffer.from(text), PIECES_MS);
  await expect(title).toContainText("Minimalist");
  await expect.poll(colour).toBe("other");
  await expect(notice()).toHaveCount(0);
});

test("a picture that is asked for while half of it is there does not end all of it", async () => {
  const cover = "content/case-studies/frauwa-roofs/cover.jpg";
  // Not with the browser, which would ask for its pictures.
  const readAddress = async (): Promise<string> => {
    const data = await page.request.get(
      `${URL}/page-data/case-studies/frauwa-roofs/page-data.json`,
    );
    return /\/static\/[^" ]+\/cover\.avif/.exec(await data.text())?.[0] ?? "";
  };
  const noise = { type: "gaussian" as const, mean: 128, sigma: 30 };
  const create = { width: 420, height: 315, channels: 3 as const, background: "#fff", noise };
  const picture = await sharp({ create }).jpeg().toBuffer();
  await copy.write(cover, picture);
  // Gatsby may have seen a part of it first.
  await expect.poll(readAddress).toContain(shortDigest(fileDigest(picture)));
  const address = await readAddress();
  const status = async () => (await page.request.get(`${URL}${address}`)).status();
  await copy.write(cover, picture.subarray(0, picture.length >> 1));
  expect(await status()).toBe(404);
  expect(gatsby.isRunning, gatsby.said).toBe(true);
  await copy.write(cover, picture);
  await expect.poll(status).toBe(200);
  await expect(notice()).toHaveCount(0);
});

test("a draft and a scheduled piece show with a mark, on their cards and pages", async () => {
  await addPiece(`content/articles/${DRAFT.slug}`, DRAFT.title, (text) =>
    text.replace("---\n", '---\ndraft: true\n'),
  );
  await addPiece(`content/articles/${SCHEDULED.slug}`, SCHEDULED.title, (text) =>
    text.replace(/^publishDate: .*$/m, "publishDate: 2099-12-31"),
  );
  await page.goto(`${URL}/articles`);
  const card = (title: string) => page.getByRole("article").filter({ hasText: title });
  await expect(card(DRAFT.title)).toContainText("Draft");
  await expect(card(SCHEDULED.title)).toContainText("Scheduled for Dec 31, 2099");
  await page.goto(`${URL}/articles/${DRAFT.slug}`);
  await expect(page.getByText("Draft", { exact: true })).toBeVisible();
  await page.goto(`${URL}/articles/${SCHEDULED.slug}`);
  await expect(page.getByText("Scheduled for Dec 31, 2099")).toBeVisible();
}); // prettier-ignore

test("all of it happened in one process", () => {
  expect(gatsby.isRunning).toBe(true);
  expect(gatsby.said.match(/bootstrap finished/g)).toHaveLength(1);
});

// By the second a library ends that finds itself in disorder, and V8 without memory. It is the hardest
// to pass on, since others listen to it.
for (const [nth, signal] of [
  ["first", "SIGSEGV"],
  ["second", "SIGABRT"],
] as const) {
  test(`a ${nth} fault in a library that it works with is told, and it goes on by itself`, async () => {
    await page.goto(ADDRESS);
    const since = gatsby.mark();
    const { pid } = JSON.parse(await copy.read(LOCK)) as Holder;
    process.kill(pid, signal);
    await expect(() => expect(since()).toContain("It starts again by itself")).toPass();
    await timed("a fault", () =>
      expect(() => expect(since()).toMatch(/Building development bundle - /)).toPass(),
    );
    const sentence = `A sentence after the ${nth} fault.`;
    await copy.write(ARTICLE, `${await copy.read(ARTICLE)}\n\n${sentence}\n`);
    await expect(page.getByText(sentence)).toBeVisible();
    // What is open is known again.
    const another = `Another sentence after the ${nth} fault.`;
    await copy.write(ARTICLE, `${await copy.read(ARTICLE)}\n\n${another}\n`);
    await expect(page.getByText(another)).toBeVisible();
  });
}

test.describe("the build after it", () => {
  test.beforeAll(async () => {
    await gatsby.stop();
    const named = (text: string) => text.replace("---\n", "---\nformerly: [an-older-name]\n");
    await copy.write(ARTICLE, named(await copy.read(ARTICLE)));
    gatsby = new Gatsby(copy.dir, "build");
    expect(await gatsby.end, gatsby.said).toBe(0);
  });

  test("holds neither the titles nor the slugs of what is kept from visitors", async () => {
    const files = await copy.files("public");
    expect(files).toContain("public/articles/a-quiet-afternoon/index.html");
    for (const file of files) {
      for (const secret of [DRAFT.slug, DRAFT.title, SCHEDULED.slug, SCHEDULED.title]) {
        expect(file).not.toContain(secret);
        const text = await copy.read(file);
        expect(text.includes(secret), `${file} holds ${secret}`).toBe(false);
      }
    }
  });

  test("holds nothing of what is for the one who writes", async () => {
    const scripts = (await copy.files("public")).filter((file) => /\.(js|html)$/.test(file));
    for (const file of scripts) {
      const text = await copy.read(file);
      // The panel that shows problems, and the page that looks whether its site is back.
      for (const trace of ["Problems in the content", "reconnectionDelayMax"])
        expect(text.includes(trace), `${file} holds ${trace}`).toBe(false);
    }
  });

  test("leads an old address to the new one, on any host", async () => {
    const html = await copy.read("public/articles/an-older-name/index.html");
    expect(html).toContain('http-equiv="refresh" content="0; url=/articles/minimalist-design"');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toMatch(/rel="canonical" href="https:\/\/[^"]+\/articles\/minimalist-design"/);
    expect(html).toContain('<a href="/articles/minimalist-design">');
    const redirects = await copy.read("public/_redirects");
    expect(redirects).toBe("/articles/an-older-name /articles/minimalist-design 301\n");
    const others = (await copy.files("public")).filter((file) => /sitemap|\.xml$/.test(file));
    // A feed keeps the id under which readers know the piece, and leads to the new address.
    for (const file of others) {
      const text = (await copy.read(file)).replace(/<(id|guid)\b[^>]*>[^<]*<\/\1>/g, "");
      expect(text, file).not.toContain("an-older-name");
    }
  });
});
