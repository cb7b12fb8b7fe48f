import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { articleText } from "../../scripts/bench-scale/articles";
import { checkBody } from "../../src/build/mdx/check";
import { evaluateMdx } from "../../src/build/mdx/evaluate";
import { TextReader } from "../../src/build/mdx/read-texts";
import { TextStore } from "../../src/build/mdx/text-store";

jest.setTimeout(60_000);

const FILE = "articles/wax/index.mdx";
const bodyOf = (index: number): string => articleText(index, ["AI"]).split("---\n")[2] ?? "";

let store: TextStore;

beforeEach(async () => {
  store = new TextStore(await mkdtemp(path.join(tmpdir(), "texts-")));
});

afterEach(() => rm(store.folder, { recursive: true, force: true }));

/** Reads texts as one build does. */
const build = async (...bodies: string[]) => {
  const texts = new TextReader(store);
  const facts = await Promise.all(bodies.map((body) => texts.read(FILE, body)));
  await texts.close();
  return facts;
};

describe("reading texts for a build", () => {
  it("keeps what a text evaluates to, a new copy for each who asks", async () => {
    const [facts] = await build(bodyOf(0));
    expect(facts?.problems).toEqual([]);
    expect(facts?.links).toContainEqual(expect.objectContaining({ href: "/projects" }));
    expect(store.tree(bodyOf(0))).toEqual(await evaluateMdx(bodyOf(0)));
    expect(store.tree(bodyOf(0))).not.toBe(store.tree(bodyOf(0)));
  });

  it("reads texts of the same words at the same time", async () => {
    const facts = await build(...Array.from({ length: 12 }, () => "The same ink."));
    expect(facts.map(({ canBeShown }) => canBeShown)).toEqual(facts.map(() => true));
    expect(store.tree("The same ink.")).toEqual(await evaluateMdx("The same ink."));
  });

  it("does not read again what is kept", async () => {
    await build("Some ink.");
    const [facts] = await build("Some ink.");
    expect(facts).toEqual(store.facts("Some ink."));
    store.keep("Other ink.", { ...(await checkBody(FILE, "Some ink.")), canBeShown: false });
    expect(await build("Other ink.")).toEqual([expect.objectContaining({ canBeShown: false })]);
  });

  it("keeps nothing of a text with a problem, so that it is told again", async () => {
    const body = "## Ink\n\n<Figur />\n";
    for (let time = 0; time < 2; time += 1) {
      const [facts] = await build(body);
      expect(facts?.problems).toHaveLength(1);
    }
    expect(store.tree(body)).toBeUndefined();
  });

  it("forgets a text that has changed", async () => {
    await build("Before.");
    await build("After.");
    expect(store.tree("Before.")).toBeUndefined();
    expect(store.tree("After.")).toBeDefined();
    expect(await readdir(store.folder)).toHaveLength(1);
  });

  it("says the same of many texts as of one", async () => {
    const bodies = Array.from({ length: 45 }, (_, index) => bodyOf(index));
    const last = bodies.at(-1) ?? "";
    const facts = await build(...bodies);
    const { evaluated, ...alone } = await checkBody(FILE, last);
    expect(facts.at(-1)).toEqual(alone);
    expect(store.tree(last)).toEqual(evaluated);
  });
});
