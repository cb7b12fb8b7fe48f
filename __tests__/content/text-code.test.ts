import vm from "node:vm";
import { checkBody } from "../../src/build/mdx/check";

/** How many calls of a text's code were given a time in which they have to end. */
const timedCalls = async (body: string): Promise<number> => {
  const run = jest.spyOn(vm, "runInContext");
  await checkBody("articles/a/index.mdx", body);
  const timed = run.mock.calls.filter(
    ([, , options]) => typeof options === "object" && options.timeout !== undefined,
  );
  run.mockRestore();
  return timed.length;
};

describe("code of the author's", () => {
  it.each([
    ["in braces", "It is {1 + 1}."],
    ["in braces of their own", "Words.\n\n{1 + 1}"],
    ["in a property", "<Aside title={'a'.repeat(3)}>Words.</Aside>"],
    ["in properties that are spread", "<Aside {...{ title: 'a'.repeat(3) }}>Words.</Aside>"],
    ["in an export", "export const sum = 1 + 1;\n\nWords."],
    ["between two notes", "{/* one */ 1 + 1 /* two */}"],
    [
      "in a property that another one of its name follows",
      '<Aside title={"a".repeat(3)} title="b">Words.</Aside>',
    ],
    ["in a property that every object has", '<Aside __proto__={"a".repeat(3)}>Words.</Aside>'],
    ["in braces within a property", "<Aside title={<em>{1 + 1}</em>}>Words.</Aside>"],
  ])("%s has to end in time", async (_, body) => {
    expect(await timedCalls(body)).toBeGreaterThan(0);
  });

  it("is looked for in vain in words, components and notes", async () => {
    const body =
      'Words.\n\n{/* a note */}\n\n{/* one */ /* two */}\n\nWords {/* three */} here.\n\n<Aside title="More">Words.</Aside>\n';
    expect(await timedCalls(body)).toBe(0);
  });
});
