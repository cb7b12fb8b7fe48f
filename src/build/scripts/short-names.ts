import type { CreateWebpackConfigArgs } from "gatsby";

/** Enough to tell the few dozen scripts of a site from each other; each page names eight of them. */
const DIGEST_LENGTH = 10;

/** Enough to tell the few scripts apart that several kinds of pages share. */
const SHARED_LENGTH = 4;

interface Config {
  output?: object;
  optimization?: {
    splitChunks?: {
      cacheGroups?: { shared?: { name: (...of: unknown[]) => string } };
    };
  };
}

/**
 * Has builds name scripts by the first characters of their digests. What several kinds of pages share Gatsby names by
 * a digest of forty characters, which no compression makes smaller and each of their pages has to say.
 */
export const shortenNames = ({ stage, getConfig, actions }: CreateWebpackConfigArgs): void => {
  if (!stage.startsWith("build-")) return;
  const config = getConfig() as Config;
  const shared = config.optimization?.splitChunks?.cacheGroups?.shared;
  if (shared) {
    const { name } = shared;
    shared.name = (...of) => name(...of).slice(0, SHARED_LENGTH);
  }
  actions.replaceWebpackConfig({
    ...config,
    output: { ...config.output, hashDigestLength: DIGEST_LENGTH },
  });
};
