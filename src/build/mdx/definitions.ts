import type { Definition, Root } from "mdast";
import { definitions } from "mdast-util-definitions";

/**
 * What the names of links and pictures stand for (`[name]: address`). As `definitions` of
 * mdast-util-definitions, but looked up when first asked for, which few texts do.
 */
export const definitionsOf = (tree: Root) => {
  let find: ReturnType<typeof definitions> | undefined;
  return (name: string): Definition | null => {
    find ??= definitions(tree);
    return find(name);
  };
};
