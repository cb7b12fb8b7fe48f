import type { Element, Parent, Root } from "hast";
import type { Plugin } from "unified";

/** The elements of some names, but none that is in another of them. */
const elementsIn = (parent: Parent, names: readonly string[]): Element[] =>
  parent.children.flatMap((node) => {
    if (node.type === "element" && names.includes(node.tagName)) return [node];
    return "children" in node ? elementsIn(node as Parent, names) : [];
  });

/**
 * Has a plugin look at some elements alone, and at what is in them: to walk through all of a text, in the way that
 * plugins do, takes longer than what these do there.
 *
 * @param names of the elements
 * @param plugin which changes them at once and in place
 */
export const rehypeOn = <Settings extends unknown[]>(
  names: readonly string[],
  plugin: Plugin<Settings, Root>,
  ...settings: Settings
): Plugin<[], Root> =>
  function () {
    const transform = plugin.call(this, ...settings);
    return (tree, file) => {
      const elements = { type: "root" as const, children: elementsIn(tree, names) };
      void transform?.(elements, file, () => undefined);
    };
  };
