import { readFileSync } from "node:fs";
import type { Root } from "mdast";
import { articleText } from "../../scripts/bench-scale/articles";
import { hasCode } from "../../src/build/mdx/author-code";
import { evaluateMdx } from "../../src/build/mdx/evaluate";
import { mdxProcessor } from "../../src/build/mdx/processor";
import { bodyOf, parseAs, realFiles } from "../support/content";
import { goodTexts } from "../support/odd-texts";

// The first test compiles the whole of MDX.
jest.setTimeout(60_000);

const ARTICLE = "articles/minimalist-design/index.mdx";

const holdsCode = async (body: string): Promise<boolean> =>
  hasCode((await mdxProcessor()).parse(body) as Root);

/** The same text, of which MDX makes a program: braces with nothing in them are code, and show nothing. */
const asProgram = (body: string): string => `{null}\n\n${body}`;

const expectTheSame = async (name: string, body: string): Promise<void> => {
  expect({ name, holdsCode: await holdsCode(asProgram(body)) }).toEqual({ name, holdsCode: true });
  // As text, since properties in another order are attributes in another order.
  const treeOf = async (text: string) => JSON.stringify(await evaluateMdx(text), null, 1);
  expect({ name, tree: await treeOf(body) }).toEqual({ name, tree: await treeOf(asProgram(body)) });
};

const kitchenSink = (): string =>
  parseAs(ARTICLE, readFileSync("kitchen-sink/articles/kitchen-sink/index.mdx", "utf8")).body;

describe("a text without code", () => {
  it("is the real texts as a rule: it is they that are not run", async () => {
    expect(await holdsCode(parseAs(ARTICLE, articleText(0, ["Branding"])).body)).toBe(false);
    expect(await holdsCode(kitchenSink())).toBe(false);
  });

  it("gives the same as when it is run: every real text", async () => {
    for (const type of ["Article", "CaseStudy"]) {
      for (const file of await realFiles(type)) await expectTheSame(file.file, await bodyOf(file));
    }
  });

  it("gives the same as when it is run: every component", async () => {
    await expectTheSame("kitchen sink", kitchenSink());
  });

  it.each(goodTexts)("gives the same as when it is run: $name", async ({ name, text }) => {
    await expectTheSame(name, parseAs(ARTICLE, String(text)).body);
  });

  it.each([
    ["nothing", ""],
    ["words", "Plain *words*, **bold** and `code`, and a  \nline that ends."],
    ["signs", "Ink &amp; paper, a &lt; b, &#123;braces&#125;, “quotes”, Ọ̀rọ̀."],
    ["a note", "Before {/* not shown */} after.\n\n{/* alone */}\n\nLast."],
    ["a table", "| Ink | Use | Price |\n|:--|:-:|--:|\n| kola | *drum* |  |\n| indigo | | 2 |"],
    ["tasks", "- [x] drawn\n- [ ] printed\n\n3. three\n4. four\n\n- a\n\n- b"],
    ["notes below", "Brass.[^1] And again.[^1] Copper.[^b]\n\n[^1]: Or *copper*.\n[^b]: Two.\n\n    Lines."],
    ["code", '```css\nh1 { color: #b3261e; }\n```\n\n```\nplain\n```\n\n```unheard-of\n"x"\n```\n\n```css\n```\n\n```\n```\n\n``` \u00a0\nx\n```'],
    ["pictures", '![One](./a.jpg "Drawn")\n\nWith ![two](./b.jpg) in it.\n\n![Three][3]\n![Four](./d.jpg)\n\n[3]: ./c.jpg "Cut"'],
    ["components", '<Aside title="A & b">\n\n- *Words*\n\n<Figure src="./a.jpg" alt="A" />\n\n</Aside>\n\nA <Aside>word</Aside>.'],
    ["elements", '<details open>\n<summary>More</summary>\n\nWords, <abbr title="a &quot;b&quot;">ab</abbr>, H<sub>2</sub>O.<br />\n\n</details>'],
    ["a table that is written out", "<table>\n<tbody>\n<tr>\n<td>\nkola\n</td>\n</tr>\n</tbody>\n</table>"],
    ["signs without a name", "<>\n\nWords <>in *them*</>.\n\n</>"],
    ["a name of React’s", '<p key="a" className="b" data-c="d" hidden children="e" />\n\n<p children="e">f</p>'],
    ["properties that are there twice", '<p id="a" id="b">words</p>'],
  ])("gives the same as when it is run: %s", expectTheSame); // prettier-ignore

  it.each([
    ["braces", "Made in {2020 + 5}."],
    ["braces of their own", "{2020 + 5}"],
    ["an export", "export const ink = 1;"],
    ["a property", "<Aside title={`a`}>\n\nWords.\n\n</Aside>"],
    ["properties that are put in together", "<Aside {...{}}>\n\nWords.\n\n</Aside>"],
    ["braces in a component", "<Aside>\n\n- {1}\n\n</Aside>"],
  ])("is none where something may run: %s", async (_what, body) => {
    expect(await holdsCode(body)).toBe(true);
  });
});
