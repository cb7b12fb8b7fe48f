import type { Root } from "hast";
import type { Root as MarkdownRoot } from "mdast";
import { mdxPlugins } from "./plugins";

type Plugins = NonNullable<typeof mdxPlugins.rehypePlugins>;

const make = async (lastPlugins: Plugins = []) => {
  const { createProcessor } = await import("@mdx-js/mdx");
  return createProcessor({
    ...mdxPlugins,
    rehypePlugins: [...(mdxPlugins.rehypePlugins ?? []), ...lastPlugins],
    outputFormat: "function-body",
    // Without it, `gatsby develop` (NODE_ENV=development) asks for another runtime.
    development: false,
  }).freeze();
};

let shared: ReturnType<typeof make> | undefined;

/** The one reader of MDX, for the checks and for the build. */
export const mdxProcessor = (): ReturnType<typeof make> => (shared ??= make());

/** Takes the tree out, so that there is nothing left to make a program of. */
const takeTree =
  () =>
  (tree: Root, { data }: { data: { tree?: Root } }) => {
    data.tree = tree;
    return { type: "root", children: [] };
  };

let forTrees: ReturnType<typeof make> | undefined;

/** What a text that has been parsed means as HTML, with its components in it; uses up what was parsed. */
export const htmlTreeOf = async (parsed: MarkdownRoot): Promise<Root> => {
  const processor = await (forTrees ??= make([takeTree]));
  const data: { tree?: Root } = {};
  await processor.run(parsed, { data });
  if (!data.tree) throw new Error("MDX has made nothing of a text.");
  return data.tree;
};
