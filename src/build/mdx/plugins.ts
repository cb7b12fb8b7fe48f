import rehypeHighlight from "rehype-highlight";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import type { EvaluateOptions } from "@mdx-js/mdx";
import { rehypeOn } from "./rehype-on";
import { rehypeRegions } from "./rehype-regions";
import { remarkFigures } from "./remark-figures";
import { remarkTypography } from "./remark-typography";

type Plugins = Pick<EvaluateOptions, "remarkPlugins" | "rehypePlugins" | "remarkRehypeOptions">;

/** What Markdown means on this site; the checks and the build read it the same way. */
export const mdxPlugins: Plugins = {
  remarkPlugins: [remarkGfm, remarkTypography, remarkFigures],
  rehypePlugins: [
    rehypeOn(["h1", "h2", "h3", "h4", "h5", "h6"], rehypeSlug),
    // Gives classes, whose colours are in src/components/mdx/code-style.ts. A language that it
    // does not know is left plain.
    rehypeOn(["pre"], rehypeHighlight, { ignoreMissing: true }),
    rehypeRegions,
  ],
  // Footnotes of one page cannot meet those of another, and the default prefix would have to
  // be repeated in every link that a designer writes by hand.
  remarkRehypeOptions: { clobberPrefix: "", footnoteLabel: "Notes" },
};
