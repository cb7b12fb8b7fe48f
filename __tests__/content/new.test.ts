import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { ContentCopy } from "../support/content";

let copy: ContentCopy;

const COVER = path.resolve("content/articles/minimalist-design/cover.jpg");

/** Runs `npm run new` as a script would: without a terminal to ask in. */
const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync("npx", ["--no-install", "tsx", "scripts/new.ts", ...args], {
    encoding: "utf8",
    env: { ...process.env, CONTENT_DIR: copy.dir },
  });
  return { status, stdout, stderr: stderr.replace(/^npm warn.*\n/gm, "") };
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
    const { status, stdout } = run(kind, title, "--topic", topic, "--cover", COVER, "--date", "2025-03-04", "--alt", "A folded sheet");
    expect(status).toBe(0);
    expect(stdout).toContain(`content/${file}`);
    expect(stdout).toContain("npm start");
    const { files, problems } = await copy.check();
    expect(problems).toEqual(before);
    expect(files.find((found) => found.file === file)?.data).toMatchObject({ title });
  }); // prettier-ignore

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
    [["article", "X", "--colour", "red"], /--colour/],
    [["article", "X"], /Still missing: --topic, --cover/],
  ])("refuses %j in plain words, and leaves nothing behind", async (args, words) => {
    const before = (await copy.check()).files.length;
    const { status, stderr } = run(...args);
    expect(status).toBe(1);
    expect(stderr).toMatch(words);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect((await copy.check()).files).toHaveLength(before);
  });
});
