import { spawnSync } from "node:child_process";
import { copyFile, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { isError } from "../../src/build/content/problems";
import { ContentCopy } from "../support/content";

let copy: ContentCopy;

const COVER = path.resolve("content/articles/minimalist-design/cover.jpg");

/** Runs `npm run new` as a script would: without a terminal to ask in. */
const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/bundled.mjs", "new", ...args], {
    encoding: "utf8",
    env: { ...process.env, CONTENT_DIR: copy.dir },
  });
  return { status, stdout, stderr };
}; // prettier-ignore

beforeAll(async () => {
  copy = await ContentCopy.make();
});
afterAll(() => copy.remove());

describe("npm run new", () => {
  it.each([
    ["article", "Ọnà: A “Quiet” Essay", "AI", "articles/ona-a-quiet-essay/index.mdx"],
    ["case-study", "A Bakery", "Brand Design", "case-studies/a-bakery/index.mdx"],
    ["project", "A Poster", "Print Design", "projects/a-poster/index.json"],
    ["partnership", "A Kiln", "Product", "partnerships/a-kiln/index.json"],
  ])("writes a correct %s with its picture, and says what to do next", async (kind, title, topic, file) => {
    const before = (await copy.check()).problems;
    // A project has no day.
    const date = kind === "project" ? [] : ["--date", "2025-03-04"];
    const { status, stdout } = run(kind, title, "--topic", topic, "--cover", COVER, ...date, "--alt", "A folded sheet");
    expect(status).toBe(0);
    expect(stdout).toContain(`content/${file}`);
    expect(stdout).toContain("npm start");
    const { files, problems } = await copy.check();
    const added = problems.filter((problem) => !before.some(({ file, field }) => file === problem.file && field === problem.field));
    expect(added.filter(isError)).toEqual([]);
    // What is still to be written is told, and nothing else.
    expect(added.length).toBeGreaterThan(0);
    for (const problem of added) expect(problem).toMatchObject({ file, level: "warning", found: expect.stringMatching(/^(words that npm run new wrote|a placeholder)/) as string });
    expect(files.find((found) => found.file === file)?.data).toMatchObject({ title });
  }); // prettier-ignore

  it("tells every line of an untouched scaffold", async () => {
    expect(run("article", "Untouched", "--topic", "AI", "--cover", COVER).status).toBe(0);
    const { problems } = await copy.check();
    const said = problems.filter(({ file }) => file === "articles/untouched/index.mdx");
    expect(said.map(({ line, field }) => `${line} ${field}`)).toEqual([
      "3 altTitle",
      "4 excerpt",
      "10 text",
      "12 text",
      "14 text",
    ]);
  });

  it("cuts the address of a long title between two words, and says so", () => {
    const title = "Sixty words and more ".repeat(15).trim();
    const { status, stdout } = run("article", title, "--topic", "AI", "--cover", COVER);
    expect(status).toBe(0);
    const slug = /content\/articles\/([a-z-]+)\/index\.mdx/.exec(stdout)?.[1] ?? "";
    expect(slug.length).toBeLessThanOrEqual(60);
    expect(slug).toMatch(/-(sixty|words|and|more)$/);
    expect(stdout).toContain("The title is long");
  });

  it("takes a picture as a Mac drags it into the terminal", async () => {
    const picture = copy.path("Ade's photo (1) & co.jpg");
    await copyFile(COVER, picture);
    const dragged = picture.replace(/[ '()&]/g, "\\$&");
    expect(dragged).toContain("\\'s\\ photo\\ \\(1\\)");
    const { status, stderr } = run("article", "Dragged", "--topic", "AI", "--cover", `${dragged} `);
    expect(stderr).toBe("");
    expect(status).toBe(0);
    await rm(picture);
  });

  it("says at once that a picture is too small, and refuses one that is cut off", async () => {
    const small = copy.path("small.jpg");
    await writeFile(small, await sharp(COVER).resize(300).toBuffer());
    const { status, stdout } = run("article", "Small", "--topic", "AI", "--cover", small);
    expect(status).toBe(0);
    expect(stdout).toMatch(/“small\.jpg”, a picture of 300 × 200 px, expected .* at least 1350/);
    await writeFile(small, (await readFile(COVER)).subarray(0, 9000));
    const refused = run("article", "Cut", "--topic", "AI", "--cover", small);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toMatch(/cut off: its end is missing/);
    await rm(small);
  });

  it("reads chips that an editor has put a mark of byte order before", async () => {
    await copy.replace("chips.json", "{", "\uFEFF{");
    expect(run("article", "Marked", "--topic", "AI", "--cover", COVER).status).toBe(0);
    await copy.replace("chips.json", "\uFEFF{", "{");
  });

  it("says in words that the chips cannot be read", async () => {
    await copy.replace("chips.json", "]", ",]");
    const { status, stderr } = run("article", "X", "--topic", "AI", "--cover", COVER);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^content\/chips\.json cannot be read: npm run check says/);
    expect(stderr).not.toMatch(/ at .*\.ts/);
    await copy.replace("chips.json", ",]", "]");
  });

  it("never overwrites", async () => {
    const file = copy.path("articles/a-note/index.mdx");
    expect(run("article", "A Note", "--topic", "AI", "--cover", COVER).status).toBe(0);
    await writeFile(file, "mine");
    const { status, stderr } = run("article", "A Note!", "--topic", "AI", "--cover", COVER);
    expect(status).toBe(1);
    expect(stderr).toMatch(/content\/articles\/a-note is there already; nothing was changed/);
    expect(await readFile(file, "utf8")).toBe("mine");
  });

  it.each([
    [["artcle", "X", "--topic", "AI", "--cover", COVER], /Did you mean “article”/],
    [["article", "X", "--topic", "Brandng", "--cover", COVER], /Did you mean “Branding”/],
    [["article", "X", "--topic", "AI", "--cover", "/no/such.jpg"], /There is no picture/],
    [["article", "X", "--topic", "AI", "--cover", "notes.txt"], /not a picture/],
    [["article", "X", "--topic", "AI", "--cover", COVER, "--date", "4/3/2025"], /two ways/],
    [["article", "!!!", "--topic", "AI", "--cover", COVER], /at least one letter/],
    [["article", "Two", "words", "--topic", "AI"], /Put the title in quotes/],
    [["article", "X", "--colour", "red"], /no option “--colour”/],
    [
      ["article", "X", "--topik", "AI", "--cover", COVER],
      /no option “--topik”.*Did you mean “--topic”/,
    ],
    [["article", "X", "--topic", "--cover", COVER], /Nothing stands after --topic/],
    [["article", "", "--topic", "AI", "--cover", COVER], /title is empty/],
    [["article", "日本語", "--topic", "AI", "--cover", COVER], /“日本語” gives no address/],
    [
      ["project", "X", "--topic", "Print Design", "--cover", COVER, "--draft"],
      /project cannot be a draft/,
    ],
    [
      ["project", "X", "--topic", "Print Design", "--cover", COVER, "--date", "2025-03-04"],
      /project has no date/,
    ],
    [["article", "X"], /Still missing: --topic, --cover/],
  ])("refuses %j in plain words, and leaves nothing behind", async (args, words) => {
    const all = () => readdir(copy.dir, { recursive: true });
    const before = await all();
    const { status, stderr } = run(...args);
    expect(status).toBe(1);
    expect(stderr).toMatch(words);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(await all()).toEqual(before);
  });
});
