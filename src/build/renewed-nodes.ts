import path from "node:path";
import type { Node, NodePluginArgs } from "gatsby";
import { collections, singleFiles } from "./content/kinds";

/*
 * While writing, Gatsby forgets changes that come at the wrong moment. In the middle of a query:
 * when one starts, what it depends on is dropped, and when it ends, it counts as answered anew
 * (QUERY_START and PAGE_QUERY_RUN in gatsby/src/redux/reducers/queries.ts). While pages are made:
 * those stay as they are (`recreatingPages` in gatsby/src/state-machines/develop). What is shown
 * would stay as it was until the next change. So what has changed since pages were made last is
 * made once more, as it is, by which every query of it counts as unanswered.
 */

type Args = Pick<NodePluginArgs, "actions" | "getNode" | "getNodesByType" | "createContentDigest">;

/** A file of the content, or a node that is made from one. */
export interface Source {
  id: string;
  type: string;
  /** Of all that Gatsby knows of it. */
  digest: string;
  /** The absolute path of the file, with slashes; nothing of a node whose file has gone. */
  file: string;
}

export interface Sources {
  files: readonly Source[];
  nodes: readonly Source[];
}

const singleTypes = new Set(singleFiles.map(({ type }) => type));
const types = [...singleFiles, ...collections].map(({ type }) => type);

const folderOf = ({ file }: Source): string => path.posix.dirname(file);

/** A folder and all above it. */
const upwards = (folder: string): string[] => {
  const above = path.posix.dirname(folder);
  return above === folder ? [folder] : [folder, ...upwards(above)];
};

/** Files that are there in one state and not, or not like this, in the other. */
const differing = (some: readonly Source[], others: readonly Source[]): Source[] => {
  const digests = new Map(others.map(({ id, digest }) => [id, digest]));
  return some.filter(({ id, digest }) => digests.get(id) !== digest);
};

/** Files that were made, changed or removed between two states. */
export const changedFiles = (last: Sources, now: Sources): Source[] => [
  ...differing(now.files, last.files),
  ...differing(last.files, now.files),
];

/**
 * @param last All files and nodes when pages were made last.
 * @param now The files of the content as they are now, and the nodes that are made from them.
 * @returns Each node of which something may have changed: that was made since, or a file that it may
 *   name; and, where one has gone, another of its type.
 */
export const changedNodes = (last: Sources, now: Sources): Source[] => {
  const folders = new Set(changedFiles(last, now).map(folderOf));
  const withAbove = new Set([...folders].flatMap(upwards));
  const left = new Set(now.nodes.map(({ id }) => id));
  const gone = new Set(last.nodes.filter(({ id }) => !left.has(id)).map(({ type }) => type));
  const isNew = new Set(differing(now.nodes, last.nodes));
  return now.nodes.filter((node) => {
    const isOfGone = gone.delete(node.type);
    // A single file names files that lie beside it, others also those further down (`filesBeside`).
    const near = singleTypes.has(node.type) ? folders : withAbove;
    return isOfGone || isNew.has(node) || near.has(folderOf(node));
  });
};

interface ContentNode extends Node {
  absolutePath?: string;
  sourceInstanceName?: string;
}

const sources = ({ getNodesByType }: Pick<Args, "getNodesByType">): Sources => {
  const ofContent = (getNodesByType("File") as ContentNode[]).filter(
    ({ sourceInstanceName }) => sourceInstanceName === "content",
  );
  const paths = new Map(ofContent.map(({ id, absolutePath = "" }) => [id, absolutePath]));
  const sourceOf = ({ id, internal, parent }: ContentNode): Source => ({
    id,
    type: internal.type,
    digest: internal.contentDigest,
    file: paths.get(parent ?? id) ?? "",
  });
  return {
    files: ofContent.map(sourceOf),
    nodes: types.flatMap((type) => (getNodesByType(type) as ContentNode[]).map(sourceOf)),
  };
};

/** All files and nodes when pages were made last; nothing before the first time. */
let last: Sources | undefined;

/**
 * @returns The absolute path of a file of the content, where anything has changed since pages were
 *   made last. Gatsby makes pages again when it is told of one, be it another.
 */
export const forgottenFile = (args: Pick<Args, "getNodesByType">): string | undefined => {
  if (!last) return undefined;
  const now = sources(args);
  const [node] = changedNodes(last, now);
  const files = changedFiles(last, now);
  if (!node && files.length === 0) return undefined;
  const left = new Set(now.files.map(({ file }) => file));
  return [...files, ...(node ? [node] : []), ...now.files].find(({ file }) => left.has(file))?.file;
};

/**
 * Makes again what has changed since this was called last. To be called each time that pages are
 * made, before anything is asked for.
 */
export const renewChanged = async (args: Args): Promise<void> => {
  const { actions, getNode, createContentDigest } = args;
  const renew = async (source: Source): Promise<void> => {
    const node = getNode(source.id);
    // With the same digest Gatsby would take it for the same.
    const internal = { type: source.type, contentDigest: createContentDigest(source) };
    if (node) await actions.createNode({ ...node, internal });
  };
  if (last) await Promise.all(changedNodes(last, sources(args)).map(renew));
  last = sources(args);
};
