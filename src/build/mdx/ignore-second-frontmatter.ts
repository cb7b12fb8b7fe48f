import engines from "gray-matter/lib/engines";

/*
 * gatsby-plugin-mdx reads the frontmatter of every text a second time, with another parser, and
 * throws with a stack trace where ours says what is wrong and on which line. Nothing here uses
 * what it reads (src/build/graphql/types declares Mdx without it), so its parser is given nothing to do.
 */
engines.yaml.parse = () => ({});
