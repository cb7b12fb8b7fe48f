import { createHash } from "node:crypto";
import { remembered } from "../remembered";

/*
 * What a page may load and run, written into the page itself: a header is the same for every page of
 * a host, and each page has inline scripts and styles of its own. Everything not listed is refused.
 */

/** The inline content of some elements. */
export interface Inline {
  /** Texts of the inline scripts that a browser runs. */
  scripts: readonly string[];
  /** Texts of the `<style>` elements. */
  styles: readonly string[];
}

const SELF = "'self'";
const NONE = "'none'";

/** The source expression that allows one inline element by its text. */
export const sourceOf = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Styles are long, and the same on many pages. */
const sourceOfStyle = remembered(sourceOf);

/** The letters of a headline may be part of its page (src/build/first-view/opening-letters.ts). */
const holdsFont = (style: string): boolean => style.includes("url(data:font/");

const unique = (sources: readonly string[]): string => [...new Set(sources)].join(" ");

/**
 * The policy of a page. It holds for as long as the visitor stays, also on the pages that are shown
 * without a reload, so that pictures, films and data are allowed everywhere. A font in the page is of that page alone.
 *
 * @returns the value of a `Content-Security-Policy`, without anything that begins with `unsafe-`
 */
export const contentSecurityPolicy = ({ scripts, styles }: Inline): string =>
  [
    `default-src ${NONE}`,
    `script-src ${unique([SELF, ...scripts.map(sourceOf)])}`,
    // Rules that styled-components adds later come through the CSSOM, which no policy restricts.
    `style-src ${unique([SELF, ...styles.map(sourceOfStyle)])}`,
    // The icon of a tab is part of the page.
    `img-src ${SELF} data:`,
    `font-src ${[SELF, ...(styles.some(holdsFont) ? ["data:"] : [])].join(" ")}`,
    ...["media", "connect", "manifest"].map((kind) => `${kind}-src ${SELF}`),
    `base-uri ${NONE}`,
    `form-action ${NONE}`,
  ].join(";");
