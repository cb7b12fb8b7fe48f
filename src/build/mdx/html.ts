import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx";
import { quote, type Problem } from "../content/problems";
import { byName } from "./by-name";
import { vocabulary } from "./vocabulary";

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Elements of HTML that may stand in a text: words and their order, nothing that runs. */
const ALLOWED = new Set(
  (
    "a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup data dd " +
    "del details dfn div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img ins " +
    "kbd li main mark nav ol p picture pre q rp rt ruby s samp section small source span strong " +
    "sub summary sup table tbody td tfoot th thead time tr u ul var wbr"
  ).split(" "),
);

const component = (name: string): string =>
  name in vocabulary ? `Use <${name}> with a file of your own, or a link.` : "Use a link.";

const REMEDIES = byName({
  script: "Take it out: no code of a text reaches the reader.",
  style: "Take it out: the look comes from the site.",
  iframe: component("Video"),
  embed: component("Video"),
  object: component("Video"),
  video: component("Video"),
  audio: "Use a link.",
  font: "Take it out: the look comes from the site.",
  center: "Take it out: the look comes from the site.",
});

const checkAttributes = (file: string, element: Element): Problem[] =>
  element.attributes.flatMap((attribute): Problem[] => {
    if (attribute.type !== "mdxJsxAttribute") return [];
    const { name, value } = attribute;
    const at = { file, line: element.position?.start.line, field: `<${element.name}> ${name}` };
    if (name === "style") {
      return [
        {
          ...at,
          found: `a look of its own, ${quote(typeof value === "string" ? value : "{…}")}`,
          expected: "no style: the look comes from the site, and browsers are told to refuse others",
          suggestion: "Take style out; Markdown and the components have what a text needs.",
        },
      ]; // prettier-ignore
    }
    if (/^on[a-z]/i.test(name)) {
      return [
        {
          ...at,
          found: "code that is to run in the reader's browser",
          expected: "words, Markdown and components alone",
          suggestion: `Take ${name} out.`,
        },
      ];
    }
    return [];
  });

const propNames = ({ attributes }: Element): string[] =>
  attributes.flatMap((attribute) => (attribute.type === "mdxJsxAttribute" ? [attribute.name] : []));

/** What is wrong with an element of HTML that is written out in a text. */
export const checkElement = (file: string, element: Element): Problem[] => {
  const { name } = element;
  if (!name || /^[A-Z]/.test(name)) return [];
  const capital = Object.keys(vocabulary).find((known) => known.toLowerCase() === name);
  const isFigure = name === "figure" && propNames(element).includes("src");
  if (ALLOWED.has(name) && !isFigure) return checkAttributes(file, element);
  const leftover = name.includes(":");
  return [
    {
      file,
      line: element.position?.start.line,
      field: `<${name}>`,
      found: leftover ? "a leftover of a word processor" : "HTML that a text may not hold",
      expected: "words, Markdown, and what docs/writing-components.md lists",
      suggestion: capital
        ? `Did you mean <${capital}>?`
        : (REMEDIES[name] ?? `Take <${name}> and </${name}> out, and leave what they hold.`),
    },
  ];
};
