import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import remarkGfm from "remark-gfm";

/* A plain MDX site as Gatsby's own guide sets it up, to measure against (`npm run bench:scale`). */

const withPictures = process.env.STOCK_PICTURES === "1";

const config: GatsbyConfig = {
  jsxRuntime: "automatic",
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "articles", path: path.resolve(process.env.CONTENT_DIR ?? "", "articles") },
    },
    { resolve: "gatsby-plugin-mdx", options: { mdxOptions: { remarkPlugins: [remarkGfm] } } },
    ...(withPictures
      ? ["gatsby-plugin-image", "gatsby-plugin-sharp", "gatsby-transformer-sharp"]
      : []),
  ],
};

export default config;
