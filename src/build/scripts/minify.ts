import type { CreateWebpackConfigArgs } from "gatsby";
import TerserPlugin from "terser-webpack-plugin";

interface Config {
  optimization?: { minimizer?: unknown[] };
}

/** By name: Gatsby may have a copy of the package of its own. */
const isTerser = (minimizer: unknown): boolean =>
  (minimizer as object | undefined)?.constructor.name === TerserPlugin.name;

/**
 * Has builds make the scripts of the browser short with SWC in place of terser: fewer bytes in a fraction
 * of the time (docs/build-speed.md).
 *
 * @throws Error when Gatsby's configuration does not use terser for it
 */
export const minifyFast = ({ stage, getConfig, actions }: CreateWebpackConfigArgs): void => {
  if (stage !== "build-javascript") return;
  const config = getConfig() as Config;
  const minimizers = config.optimization?.minimizer ?? [];
  if (!minimizers.some(isTerser)) throw new Error("Gatsby does not minify scripts with terser");
  const fast = new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    // All browsers that run scripts as modules know the language of 2017.
    terserOptions: { ecma: 2017, compress: true, mangle: true, format: { comments: false } },
    extractComments: false,
    // SWC works in threads of its own; a process in front of each takes longer to start than it works.
    parallel: false,
  });
  actions.replaceWebpackConfig({
    ...config,
    optimization: {
      ...config.optimization,
      minimizer: minimizers.map((minimizer) => (isTerser(minimizer) ? fast : minimizer)),
    },
  });
};
