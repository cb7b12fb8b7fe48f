import type { CreateWebpackConfigArgs } from "gatsby";

/** Enough to tell the few dozen scripts of a site from each other; each page names eight of them. */
const DIGEST_LENGTH = 10;

/** Has builds name scripts by the first characters of their digests. */
export const shortenNames = ({ stage, getConfig, actions }: CreateWebpackConfigArgs): void => {
  if (!stage.startsWith("build-")) return;
  const config = getConfig() as { output?: object };
  actions.replaceWebpackConfig({
    ...config,
    output: { ...config.output, hashDigestLength: DIGEST_LENGTH },
  });
};
