import { mdxPlugins } from "./plugins";

const make = async () => {
  const { createProcessor } = await import("@mdx-js/mdx");
  // Without `development: false`, `gatsby develop` (NODE_ENV=development) asks for another runtime.
  const options = { ...mdxPlugins, outputFormat: "function-body", development: false } as const;
  return createProcessor(options).freeze();
};

let shared: ReturnType<typeof make> | undefined;

/** The one reader of MDX, for the checks and for the build. */
export const mdxProcessor = (): ReturnType<typeof make> => (shared ??= make());
