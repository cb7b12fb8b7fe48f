import { readFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyCache, SourceNodesArgs } from "gatsby";
import { createFileNode, type SourceOptions } from "gatsby-source-filesystem/create-file-node";
import plugin from "gatsby-source-filesystem/gatsby-node";
import { listFiles } from "./content/list-files";
import { fileDigest } from "./file-digest";

/*
 * gatsby-source-filesystem watches the folder also in a build, where nothing is to be watched: of a
 * thousand articles that takes as long as making their nodes. A build lists the files once, the same that
 * are checked, and has the plugin's own function make the nodes. While writing all is as it was.
 */

/**
 * The plugin's cache of digests for one file. What it does not hold is found out here, of the file read at
 * once: the plugin would read it as a stream, which takes longer for small ones.
 */
const digestsFor = (file: string, cache: GatsbyCache): Pick<GatsbyCache, "get"> => ({
  get: async (key: string): Promise<string> => {
    const known = (await cache.get(key)) as string | undefined;
    if (known) return known;
    const digest = fileDigest(readFileSync(file));
    await cache.set(key, digest);
    return digest;
  },
});

/** Makes the nodes of all files of a folder, once. */
export const listSources = async (args: SourceNodesArgs, options: SourceOptions): Promise<void> => {
  const { actions, cache, createNodeId } = args;
  const all = listFiles(options.path).map(async (name) => {
    const file = path.join(options.path, name);
    const node = await createFileNode(file, createNodeId, options, digestsFor(file, cache));
    await actions.createNode(node);
  });
  await Promise.all(all);
};

if (process.env.gatsby_executing_command === "build") plugin.sourceNodes = listSources;
