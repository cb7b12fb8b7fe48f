import type { CreateWebpackConfigArgs } from "gatsby";

interface Loader {
  loader?: string;
  options?: Record<string, unknown>;
}

interface Rule {
  test?: unknown;
  use?: unknown;
}

type Use = (context: unknown) => (Loader | string)[];

const isFunction = (use: unknown): use is Use => typeof use === "function";

const isBabel = (loader: string): boolean => /[\\/]babel-loader(\.js|[\\/]|$)/.test(loader);

/** The rule that gatsby-plugin-typescript adds; Gatsby's own covers the same files. */
const isSecondPass = ({ test }: Rule): boolean =>
  test instanceof RegExp && test.source === String.raw`\.tsx?$`;

const withoutBabelsCache =
  (use: Use): Use =>
  (context) =>
    use(context).map((loader) =>
      typeof loader === "object" && isBabel(loader.loader ?? "")
        ? { ...loader, options: { ...loader.options, cacheDirectory: false } }
        : loader,
    );

/**
 * The rules by which a build makes scripts of the sources, each file once and always to the same
 * bytes:
 *
 * - Gatsby's rule for scripts covers TypeScript, and so does the one of gatsby-plugin-typescript,
 *   which it always loads: each file went through Babel twice.
 * - Babel's loader keeps its results in a cache, from which a source map comes back with its fields
 *   in another order. webpack takes that into a module's digest, so that a build that found this cache
 *   but not webpack's own (another variable of Gatsby's is enough) had other digests in every page.
 *   webpack keeps what it has built as well; two caches save nothing.
 */
export const rulesOfOnePass = (rules: readonly Rule[]): Rule[] =>
  rules
    .filter((rule) => !isSecondPass(rule))
    .map((rule) => (isFunction(rule.use) ? { ...rule, use: withoutBabelsCache(rule.use) } : rule));

/**
 * Has builds transpile each file once. While writing, Babel's cache stays: webpack keeps none then.
 *
 * @throws Error when Gatsby's rules are not where they used to be
 */
export const transpileOnce = ({ stage, getConfig, actions }: CreateWebpackConfigArgs): void => {
  if (!stage.startsWith("build-")) return;
  const config = getConfig() as { module?: { rules?: Rule[] } };
  if (!config.module?.rules) throw new Error("Gatsby's configuration of webpack has no rules");
  actions.replaceWebpackConfig({
    ...config,
    module: { ...config.module, rules: rulesOfOnePass(config.module.rules) },
  });
};
