import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

/** The part of webpack's configuration that is read and changed here. */
interface Config {
  entry?: Record<string, unknown>;
}

/**
 * Puts the site's own entry (src/entry.ts) before Gatsby's, which it asks for by the alias.
 *
 * @throws Error when Gatsby's entry is not where it used to be
 */
export const setEntry = ({ stage, getConfig, actions }: CreateWebpackConfigArgs): void => {
  if (stage !== "build-javascript") return;
  const config = getConfig() as Config;
  const gatsbys = config.entry?.app;
  if (typeof gatsbys !== "string") throw new Error("Gatsby's scripts have another entry than app");
  actions.setWebpackConfig({ resolve: { alias: { "gatsby-production-app$": gatsbys } } });
  const changed = getConfig() as Config;
  actions.replaceWebpackConfig({
    ...changed,
    entry: { ...changed.entry, app: path.resolve("src", "entry.ts") },
  });
};
