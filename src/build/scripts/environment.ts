import type { CreateWebpackConfigArgs } from "gatsby";

/** The part of webpack's DefinePlugin that is read and changed here. */
interface DefinePlugin {
  definitions: Record<string, unknown>;
}

const isDefinePlugin = (plugin: unknown): plugin is DefinePlugin =>
  typeof plugin === "object" && plugin?.constructor.name === "DefinePlugin";

/** How Gatsby calls what it says itself; the rest is what somebody has said, by the name, to pages. */
const KNOWN = /^process\.env\.(NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT|GATSBY_\w+)$/;

/** How many workers there are (src/build/workers.ts) is nothing that a page could say. */
const WORKERS = "process.env.GATSBY_CPU_COUNT";

const isMeant = (name: string): boolean =>
  !name.startsWith("process.env.") || (KNOWN.test(name) && name !== WORKERS);

/**
 * Gives pages the variables of the environment that are meant for them. Gatsby gives all of them to the
 * code that renders pages, so that the name of a new one, in another terminal or on another machine, has
 * webpack build that code from nothing.
 *
 * @throws Error when Gatsby's configuration has no such definitions any more
 */
export const limitEnvironment = ({ stage, getConfig }: CreateWebpackConfigArgs): void => {
  if (!stage.startsWith("build-")) return;
  const { plugins = [] } = getConfig() as { plugins?: unknown[] };
  const definers = plugins.filter(isDefinePlugin);
  if (definers.length === 0) throw new Error("Gatsby's configuration of webpack defines nothing");
  for (const plugin of definers) {
    plugin.definitions = Object.fromEntries(
      Object.entries(plugin.definitions).filter(([name]) => isMeant(name)),
    );
  }
};
