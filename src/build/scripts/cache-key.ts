import type { CreateWebpackConfigArgs } from "gatsby";
import { digestOf } from "../digest";

interface Config {
  cache?: { type?: string };
  plugins?: unknown[];
}

/** The part of webpack's compiler that is used here. */
interface Compiler {
  hooks: {
    done: {
      tap(name: string, listen: (stats: { compilation: Compilation }) => void): void;
    };
  };
}

interface Compilation {
  buildDependencies: Set<string>;
}

/** What decides how scripts are made: the packages, Gatsby's settings and this code as Gatsby runs it, with what Babel loads by itself. */
const SOURCES = ["package-lock.json", ".cache/compiled", "src/build/styles/short-ids.js"];

/** Changes with whatever changes the scripts that are made of the same sources. */
const cacheKey = (): string => `${process.version} ${digestOf(SOURCES)}`;

/** Drops what the loaders depend on, which webpack adds by itself, before it is written down. */
const forgetLoaders = {
  apply: ({ hooks }: Compiler): void => {
    hooks.done.tap("CacheKey", ({ compilation }) => compilation.buildDependencies.clear());
  },
};

/**
 * Has builds key what webpack keeps by a digest of what it depends on. By itself it looks up every file
 * that its loaders have required so far, which in the process of a build is most of Gatsby, Babel and
 * what the content is checked with: a hundred thousand questions to the disk, and eleven seconds of a
 * build that finds nothing kept (docs/build-speed.md).
 */
export const keyCache = ({ stage, getConfig, actions }: CreateWebpackConfigArgs): void => {
  if (!stage.startsWith("build-")) return;
  const config = getConfig() as Config;
  if (config.cache?.type !== "filesystem") return;
  actions.replaceWebpackConfig({
    ...config,
    cache: { ...config.cache, version: cacheKey(), buildDependencies: { defaultWebpack: [] } },
    plugins: [...(config.plugins ?? []), forgetLoaders],
  });
};
