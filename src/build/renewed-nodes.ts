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
  /** The absolute path of the file; Gatsby writes paths with slashes on every system. */
  file: string;
}

interface Sources {
  files: readonly Source[];
  nodes: readonly Source[];
}

const isBeside = ({ file }: Source, node: Source): boolean =>
  file.startsWith(node.file.slice(0, node.file.lastIndexOf("/") + 1));

/**
 * @param last All files and nodes when pages were made last.
 * @param now The files of the content as they are now, and the nodes that are made from them.
 * @returns Each node of which something may have changed: that was made since, beside or above whose
 *   file one was; and, where one has gone, another of its type.
 */
export const changedNodes = (last: Sources, { files, nodes }: Sources): Source[] => {
  const before = [...last.files, ...last.nodes];
  const digests = new Map(before.map(({ id, digest }) => [id, digest]));
  const isNew = ({ id, digest }: Source): boolean => digests.get(id) !== digest;
  const newFiles = files.filter(isNew);
  const left = new Set([...files, ...nodes].map(({ id }) => id));
  const gone = new Set(before.filter(({ id }) => !left.has(id)).map(({ type }) => type));
  return nodes.filter((node) => {
    const isOfGone = gone.delete(node.type);
    return isOfGone || isNew(node) || newFiles.some((file) => isBeside(file, node));
  });
};

const types = [...singleFiles, ...collections].map(({ type }) => type);

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

const changedSince = (then: Sources | undefined, now: Sources): Source[] =>
  then ? changedNodes(then, now) : [];

/**
 * @returns The absolute paths of the files of all that has changed since pages were made last. Gatsby
 *   makes pages again when it is told of one.
 */
export const changedFiles = (args: Pick<Args, "getNodesByType">): string[] =>
  changedSince(last, sources(args))
    .map(({ file }) => file)
    .filter((file) => file !== "");

/**
 * Makes again what has changed since this was called last. To be called each time that pages are
 * made, before anything is asked for.
 */
export const renewChanged = async (args: Args): Promise<void> => {
  const { actions, getNode, createContentDigest } = args;
  for (const source of changedSince(last, sources(args))) {
    const { id, type } = source;
    const node = getNode(id);
    // With the same digest Gatsby would take it for the same.
    const internal = { type, contentDigest: createContentDigest(source) };
    if (node) await actions.createNode({ ...node, internal });
  }
  last = sources(args);
};
