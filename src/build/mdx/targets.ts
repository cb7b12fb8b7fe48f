import type { Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { placeInText, type PicturePlaceName } from "../../lib/picture-places";
import type { Problem } from "../content/problems";
import { definitionsOf } from "./definitions";
import { eachNode, type MarkdownNode } from "./each-node";
import { checkLink } from "./links";
import { checkDescription, checkMarkdownPicture } from "./pictures";
import { literalProps, type Component } from "./literal-props";
import { fileProps } from "./vocabulary";

export interface Targets {
  /** What is wrong with links and descriptions in themselves. */
  problems: Problem[];
  /** Pictures beside the file that the body shows, as written (`./name.jpg`). */
  pictures: { src: string; line: number | undefined; place: PicturePlaceName }[];
  /** Other files beside it that the body needs: films, captions, typefaces. */
  files: { src: string; line: number | undefined }[];
  /** Colours of the case study's palette that tiles stand on, by their number. */
  tones: { tone: number; line: number | undefined }[];
  /** Pictures that a Compare lays one over the other. */
  compared: { sources: string[]; line: number | undefined }[];
  /** Links within the site, as written (`/projects`, `/articles/x#part`, `#part`). */
  links: { href: string; line: number | undefined }[];
}

/** Of a text of which nothing can be read. */
export const NO_TARGETS: Readonly<Targets> = {
  pictures: [],
  files: [],
  tones: [],
  compared: [],
  links: [],
  problems: [],
};

interface Positioned {
  position?: { start: { line: number } } | undefined;
}

const lineOf = (node: Positioned): number | undefined => node.position?.start.line;

/** The pictures in a component, however they are written. */
const sourcesIn = (component: Component): string[] => {
  const sources: string[] = [];
  eachNode(component, (node) => {
    const isFigure = "name" in node && node.name === "Figure";
    const src = node.type === "image" ? node.url : isFigure && literalProps(node).src;
    if (typeof src === "string") sources.push(src);
  });
  return sources;
};

/** What pictures and links lead to, also those written by reference (`[words][name]`). */
export const collectTargets = (file: string, tree: Root): Targets => {
  const targets: Targets = {
    pictures: [],
    files: [],
    tones: [],
    compared: [],
    links: [],
    problems: [],
  };
  const definition = definitionsOf(tree);
  const addLink = (href: string | undefined, node: Positioned) => {
    if (href === undefined) return;
    const line = lineOf(node);
    targets.problems.push(...checkLink({ file, line, href, words: toString(node) }));
    if (/^[/#]/.test(href)) targets.links.push({ href, line });
  };
  /** Of pictures that are laid out by what they stand in (complete.ts). */
  const widths = new Map<MarkdownNode, unknown>();
  const addPicture = (src: unknown, node: MarkdownNode, width?: unknown) => {
    if (typeof src !== "string") return;
    const place = placeInText(widths.has(node) ? widths.get(node) : width);
    targets.pictures.push({ src, line: lineOf(node), place });
  };
  eachNode(tree, (node) => {
    if (node.type === "image" || node.type === "imageReference") {
      const src = node.type === "image" ? node.url : definition(node.identifier)?.url;
      addPicture(src, node);
      targets.problems.push(...checkMarkdownPicture(file, node, src ?? ""));
    }
    if (node.type === "link") addLink(node.url, node);
    if (node.type === "linkReference") addLink(definition(node.identifier)?.url, node);
    if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
      const props = literalProps(node);
      const { src, alt, width, href, id } = props;
      for (const [prop, kind] of Object.entries(fileProps[node.name ?? ""] ?? {})) {
        const value = props[prop];
        if (kind === "picture") addPicture(value, node, prop === "poster" ? prop : width);
        else if (typeof value === "string") targets.files.push({ src: value, line: lineOf(node) });
      }
      if (node.name === "Tile" && typeof props.tone === "number") {
        targets.tones.push({ tone: props.tone, line: lineOf(node) });
      }
      if (node.name === "Gallery") eachNode(node, (inner) => widths.set(inner, "gallery"));
      if (node.name === "Compare") eachNode(node, (inner) => widths.set(inner, width));
      if (node.name === "Compare") {
        targets.compared.push({ sources: sourcesIn(node), line: lineOf(node) });
      }
      const at = { file, line: lineOf(node), field: `<${node.name}> alt` };
      if (node.name === "Figure" && typeof alt === "string") {
        targets.problems.push(...checkDescription(at, alt, String(src)));
      }
      if (node.name === "img") {
        addPicture(src, node);
        targets.problems.push(...checkDescription(at, alt, String(src)));
      }
      // An <a> with an id alone is a place to link to, not a link.
      if (node.name === "a" && !(href === undefined && id !== undefined)) {
        addLink(typeof href === "string" ? href : "", node);
      }
    }
  });
  return targets;
};
