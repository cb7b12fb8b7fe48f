import type { GatsbyConfig } from "gatsby";
import "./src/build/encoder-effort";
import { AVIF, JPEG, WEBP } from "./src/build/encoder-settings";
import { contentRoots } from "./src/build/content/directory";
import "./src/build/list-sources";
import "./src/build/mdx/ignore-second-frontmatter";
import { mdxPlugins } from "./src/build/mdx/plugins";
import { developMiddleware } from "./src/build/whole-pictures";
import "./src/build/workers";

const isWriting = process.env.NODE_ENV !== "production";

const config: GatsbyConfig = {
  trailingSlash: "never",
  developMiddleware,
  jsxRuntime: "automatic",
  // The generated types are committed, so that `npm run typecheck` needs no build before it.
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  plugins: [
    // Content: every file below content/ becomes a File node, MDX files Mdx nodes as well.
    ...contentRoots().map((path) => ({
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path },
    })),
    {
      resolve: "gatsby-plugin-mdx",
      options: { extensions: [".mdx"], mdxOptions: mdxPlugins },
    },

    // Pictures: the widths and formats of a picture are asked for where it is queried
    // (src/build/graphql/pictures.ts).
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          placeholder: "none",
          jpgOptions: JPEG,
          webpOptions: { quality: WEBP.quality },
          avifOptions: { quality: AVIF.quality },
        },
      },
    },
    "gatsby-transformer-sharp",
    "gatsby-plugin-image",

    // Page heads and styles, both rendered into the HTML while building.
    "gatsby-plugin-react-helmet",
    {
      resolve: "gatsby-plugin-styled-components",
      // Names of components help while writing; a published page would carry each of them twice.
      options: { displayName: isWriting, fileName: isWriting },
    },
  ],
};

export default config;
