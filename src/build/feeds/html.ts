import { createElement as h, Fragment, isValidElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { isElement, textOf, type TreeElement, type TreeNode } from "../../lib/tree";
import { renderComponent } from "./components";
import { asPicture, picture } from "./fallback";

/** Attributes that mean something in a reader that knows neither styles nor scripts. */
const KEPT = new Set(
  "id href src alt title width height lang dir cite dateTime start reversed value colSpan rowSpan scope open".split(
    " ",
  ),
);

/** Elements of which nothing is shown in a feed. */
const DROPPED = new Set(["script", "style", "template", "noscript", "link", "meta", "title"]);

/** Elements that a feed reader would have to load from elsewhere: their text stays. */
const UNWRAPPED = new Set(["iframe", "object", "embed", "form", "button", "input", "svg"]);

const VOID = new Set(["br", "hr", "img", "wbr", "col", "area", "source", "track"]);

/** Protocols of addresses that lead somewhere and run nothing. */
const INERT_ADDRESS = /^(https?:|mailto:|tel:)/i;

/** The address as it works outside of the page; nothing for one that would run something. */
const absolute = (href: string, pageUrl: string): string | undefined => {
  const resolved = URL.canParse(href, pageUrl) ? new URL(href, pageUrl).href : "";
  return INERT_ADDRESS.test(resolved) ? resolved : undefined;
};

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

const DIRECTED = new Set(["p", "h1", "h2", "h3", "h4", "li", "blockquote", "td", "th"]);

/** A reader has no styles that could tell where a text begins: its element says so itself. */
const direction = ({ type, children }: TreeElement): { dir?: "auto" } =>
  DIRECTED.has(type) && RIGHT_TO_LEFT.test(textOf(children)) ? { dir: "auto" } : {};

const attributes = (props: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(props).filter(([name]) => KEPT.has(name)));

const render = (nodes: readonly TreeNode[]): ReactNode =>
  h(Fragment, null, ...nodes.map(renderNode));

const renderNode = (node: TreeNode): ReactNode => {
  if (!isElement(node)) return node;
  const { type, props } = node;
  if (DROPPED.has(type)) return null;
  if (UNWRAPPED.has(type)) return render(node.children);
  if (/^[A-Z]/.test(type)) return renderComponent(type, { props, children: render(node.children) });
  const shown = type === "img" ? asPicture(props.picture) : undefined;
  if (shown) return picture(shown, typeof props.alt === "string" ? props.alt : "");
  if (VOID.has(type)) return h(type, attributes(props));
  return h(type, { ...direction(node), ...attributes(props) }, ...node.children.map(renderNode));
};

const ADDRESSES = ["href", "src", "cite", "poster"] as const;

interface HostProps {
  children?: ReactNode;
  [name: string]: unknown;
}

/** The same elements with every address absolute, and without those that would run something. */
const withAddresses = (node: ReactNode, pageUrl: string): ReactNode => {
  if (Array.isArray(node)) return node.map((child: ReactNode) => withAddresses(child, pageUrl));
  if (!isValidElement<HostProps>(node)) return node;
  const { children, ...props } = node.props;
  for (const name of ADDRESSES) {
    if (props[name] !== undefined) props[name] = absolute(String(props[name]), pageUrl);
  }
  const shown = Array.isArray(children) ? children : [children];
  return h(node.type, props, ...shown.map((child: ReactNode) => withAddresses(child, pageUrl)));
};

/**
 * An evaluated body as plain semantic HTML with absolute addresses, for readers that know nothing
 * of the site. No scripts, styles, classes or data attributes are in it.
 *
 * @param pageUrl address of the page that the body belongs to, absolute.
 */
export const feedHtml = (tree: readonly TreeNode[], pageUrl: string): string =>
  renderToStaticMarkup(h(Fragment, null, withAddresses(render(tree), pageUrl)));
