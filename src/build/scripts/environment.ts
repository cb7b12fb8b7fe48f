import type { CreateWebpackConfigArgs } from "gatsby";

/** The part of webpack's DefinePlugin that is read and changed here. */
interface DefinePlugin {
  definitions: Record<string, unknown>;
}

const isDefinePlugin = (plugin: unknown): plugin is DefinePlugin =>
  typeof plugin === "object" && plugin?.constructor.name === "DefinePlugin";

/** How many workers there are (src/build/workers.ts) differs between builds, and is nothing for a page. */
const WORKERS = "process.env.GATSBY_CPU_COUNT";

/** The names that the code for browsers is told; its configuration is made first. */
const told = new Set<string>();

/**
 * Tells the code that renders pages of the same variables of the environment as the code for browsers:
 * those of Gatsby, those whose name begins like Gatsby's, and those of a file `.env.production`. By
 * itself Gatsby tells it of all there are, so that the name of a new one, in another terminal or on another
 * machine, has webpack build that code from nothing.
 *
 * @throws Error when Gatsby's configuration has no such definitions any more, or is made in another order
 */
export const limitEnvironment = ({ stage, getConfig }: CreateWebpackConfigArgs): void => {
  if (stage !== "build-javascript" && stage !== "build-html") return;
  const { plugins = [] } = getConfig() as { plugins?: unknown[] };
  const definers = plugins.filter(isDefinePlugin);
  if (definers.length === 0) throw new Error("Gatsby's configuration of webpack defines nothing");
  if (stage === "build-html" && told.size === 0) {
    throw new Error("Gatsby configures the code that renders pages before that for browsers");
  }
  for (const plugin of definers) {
    const all = Object.entries(plugin.definitions).filter(([name]) => name !== WORKERS);
    if (stage === "build-javascript") all.forEach(([name]) => told.add(name));
    plugin.definitions = Object.fromEntries(all.filter(([name]) => told.has(name)));
  }
};
