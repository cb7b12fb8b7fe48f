import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pictureFacts } from "../../src/build/content/picture-file";
import { isError, type Problem } from "../../src/build/content/problems";
import { ContentCopy } from "../support/content";
import { badPictures, goodPictures } from "../support/odd-pictures";

const FOLDER = "articles/minimalist-design";
const TEXT = `${FOLDER}/index.mdx`;

/** What the check says of an article that opens with a picture. */
const problemsWith = async (name: string, data: Buffer): Promise<Problem[]> => {
  const copy = await ContentCopy.make();
  try {
    await copy.write(`${FOLDER}/${name}`, data);
    await copy.replace(TEXT, /featuredImage: .*/, `featuredImage: "./${name}"`);
    const { problems } = await copy.check();
    return problems.filter(({ file, field }) => file === TEXT && field === "featuredImage");
  } finally {
    await copy.remove();
  }
};

describe("a picture as designers have them", () => {
  it.each(goodPictures)("is in order: $name", async ({ name, data }) => {
    expect(await problemsWith(name, await data())).toEqual([]);
  });

  it("is told when many are cut off, and read at once", async () => {
    const { data } = badPictures.find(({ name }) => name === "cut-off.png") ?? {};
    const folder = await mkdtemp(path.join(tmpdir(), "cut-off-"));
    try {
      const names = Array.from({ length: 24 }, (_, index) => path.join(folder, `${index}.png`));
      for (const name of names) await writeFile(name, (await data?.()) ?? "");
      const facts = await Promise.all(names.map(pictureFacts));
      expect(facts.filter((fact) => !fact?.isCutOff)).toEqual([]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it.each(badPictures)("is told by its name: $name", async ({ name, data, found, isShown }) => {
    const [problem, ...others] = await problemsWith(name, await data());
    expect(others).toEqual([]);
    expect(problem?.found).toMatch(found);
    expect(problem?.found).toContain(name);
    expect(problem?.line).toBeGreaterThan(1);
    expect(problem && isError(problem)).toBe(!isShown);
  });
});
