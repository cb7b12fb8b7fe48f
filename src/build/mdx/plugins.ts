import remarkGfm from "remark-gfm";
import rehypeSlug from "rehype-slug";
import type { EvaluateOptions } from "@mdx-js/mdx";
import { remarkFigures } from "./remark-figures";

type Plugins = Pick<EvaluateOptions, "remarkPlugins" | "rehypePlugins" | "remarkRehypeOptions">;

/** What Markdown means on this site; the checks and the build read it the same way. */
export const mdxPlugins: Plugins = {
  remarkPlugins: [remarkGfm, remarkFigures],
  rehypePlugins: [rehypeSlug],
  // Footnotes of one page cannot meet those of another, and the default prefix would have to
  // be repeated in every link that a designer writes by hand.
  remarkRehypeOptions: { clobberPrefix: "", footnoteLabel: "Notes" },
};
