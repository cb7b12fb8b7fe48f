import { readFileSync } from "node:fs";
import { checkBody } from "../../src/build/mdx/check";

/* What docs/writing.md tells people to write is what the check accepts. */

const guide = readFileSync("docs/writing.md", "utf8");

const samples = [...guide.matchAll(/^```mdx\n([\s\S]*?)^```$/gm)]
  .map(([, sample = ""]) => sample)
  .filter((sample) => !sample.startsWith("---"));

test("there are samples", () => expect(samples.length).toBeGreaterThan(0));

test.each(samples)("a sample has no problem: %s", async (sample) => {
  const { problems, pictures } = await checkBody("articles/wax/index.mdx", sample);
  expect(problems).toEqual([]);
  expect(pictures.map(({ src }) => src)).toEqual(["./block.jpg", "./scale.jpg", "./rest.jpg"]);
});
