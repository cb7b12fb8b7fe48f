import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyCache, SourceNodesArgs } from "gatsby";
import { createFileNode, type SourceOptions } from "gatsby-source-filesystem/create-file-node";
import plugin from "gatsby-source-filesystem/gatsby-node";
import { listFiles } from "./content/list-files";

/*
 * gatsby-source-filesystem watches the folder also in a build, where nothing is to be watched: of a
 * thousand articles that takes as long as making their nodes. In a build this lists the files once and
 * has its own function make the nodes. While writing all is as it was.
 */

/** The digest that the plugin would find, of a file read at once and not as a stream. */
const digestOf = (file: string): string =>
  createHash("md5").update(readFileSync(file)).digest("hex");

/** The plugin's cache of digests, which knows that of a file before it is asked to keep it. */
const knowingDigest = (file: string, cache: GatsbyCache): Pick<GatsbyCache, "get"> => ({
  get: async (key: string): Promise<string> => {
    const known = (await cache.get(key)) as string | undefined;
    if (known) return known;
    const digest = digestOf(file);
    await cache.set(key, digest);
    return digest;
  },
});

/** Makes the nodes of all files of a folder, once. */
export const listSources = async (args: SourceNodesArgs, options: SourceOptions): Promise<void> => {
  const { actions, cache, createNodeId } = args;
  const files = listFiles(options.path).map((file) => path.join(options.path, file));
  // The one folder gives the schema its type, which is then the same as while writing.
  const all = [options.path, ...files].map(async (file) => {
    const known = knowingDigest(file, cache);
    await actions.createNode(await createFileNode(file, createNodeId, options, known));
  });
  await Promise.all(all);
};

if (process.env.NODE_ENV === "production") plugin.sourceNodes = listSources;
