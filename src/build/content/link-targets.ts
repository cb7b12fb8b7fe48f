import { existsSync } from "node:fs";
import path from "node:path";
import { SITEMAP_PATH } from "../../lib/constants";
import { feeds } from "../../lib/feeds";
import { decoded } from "../../lib/decoded";
import { routes } from "../../lib/routes";
import type { ContentFile, KnownFile } from "./check";
import { quote, type Problem } from "./problems";
import { didYouMean, nearest } from "./suggest";
import { hiddenBecause, today } from "./visibility";

export interface Link {
  file: string;
  href: string;
  line: number | undefined;
}

const STATIC_ROUTES: readonly string[] = Object.values(routes).filter(
  (route) => typeof route === "string",
);

const pathOf: Record<string, (slug: string) => string> = {
  Article: routes.article,
  CaseStudy: routes.caseStudy,
};

/** Addresses that the words of single files lead to. */
const linksInData = (files: readonly ContentFile[]): (Link & { field: string })[] =>
  files.flatMap(({ file, type, data, lineOf }) => {
    if (type === "Navigation") {
      const items = data.items as { path: string }[];
      return items.map(({ path: href }, index) => {
        const line = lineOf(["items", index, "path"]);
        return { file, line, href, field: `items › entry ${index + 1} › path` };
      });
    }
    if (type === "HomePage") {
      const { actions } = data.hero as { actions: { href: string }[] };
      return actions.map(({ href }, index) => {
        const line = lineOf(["hero", "actions", index, "href"]);
        return { file, line, href, field: `hero › actions › entry ${index + 1} › href` };
      });
    }
    return [];
  });

/** What a build writes beside the pages, and a reader may be led to. */
const MADE_FILES: readonly string[] = [...feeds.map(({ path: address }) => address), SITEMAP_PATH];

const isStaticFile = (address: string): boolean =>
  /\.[a-z0-9]+$/i.test(address) && existsSync(path.join("static", address));

/** Where each link within the site leads: to a page that is there, public, and has the place. */
export const checkLinks = (
  files: readonly ContentFile[],
  links: readonly Link[],
  present: readonly KnownFile[],
): Problem[] => {
  const anchors = new Map(
    present.flatMap(({ type, slug, anchors: places }) => {
      const address = pathOf[type]?.(slug);
      return address ? [[address, places] as const] : [];
    }),
  );
  const day = today();
  const hidden = new Map(
    files.flatMap(({ type, slug, data }) => {
      const reason = hiddenBecause(data, day);
      const address = pathOf[type]?.(slug);
      return reason && address ? [[address, reason] as const] : [];
    }),
  );
  const addressOf = new Map(
    files.map(({ file, type, slug }) => [file, pathOf[type]?.(slug) ?? ""] as const),
  );
  const formerly = new Map(
    files.flatMap(({ type, slug, data }) =>
      ((data.formerly ?? []) as string[]).map(
        (old) => [pathOf[type]?.(old), pathOf[type]?.(slug)] as const,
      ),
    ),
  );
  const paths = [...STATIC_ROUTES, ...anchors.keys()];

  const checkOne = (link: Link & { field: string }): Problem[] => {
    const { file, href, line, field } = link;
    const [beforeHash = "", fragment] = href.split("#");
    const [address = ""] = beforeHash.split("?");
    const own = addressOf.get(file) ?? "";
    const target = address === "" ? own : address;
    const at = { file, line, field, found: quote(href) };
    if (address !== "" && !paths.includes(address)) {
      if (MADE_FILES.includes(address) || isStaticFile(address)) return [];
      const moved = formerly.get(address);
      const trimmed = address.replace(/\/+$/, "");
      const meant = paths.includes(trimmed) ? trimmed : nearest(address, paths);
      const suggestion = moved ? `That page is now ${moved}.` : meant && `Did you mean “${meant}”?`;
      const expected = "a page of this site, without a slash at the end";
      return [{ ...at, expected, ...(suggestion ? { suggestion } : {}) }];
    }
    const reason = hidden.get(target);
    if (reason && !hidden.has(own)) {
      const state = reason === "draft" ? "is a draft" : "is published later";
      const expected = `a page that visitors can open; ${target} ${state}`;
      return [{ ...at, expected, suggestion: "Publish it first, or take the link out." }];
    }
    const places = anchors.get(target);
    // A text that cannot be worked out is a problem of its own, not of those who link to it.
    if (!fragment || !places || places.includes(decoded(fragment))) return [];
    const known = places.filter((place) => !/^fn(ref)?-/.test(place));
    const expected =
      known.length > 0
        ? `a heading of ${target}: ${known.map((place) => `#${place}`).join(", ")}`
        : `a heading of ${target}, which has none`;
    return [{ ...at, expected, ...didYouMean(fragment, known) }];
  };

  const linked = [...links.map((link) => ({ ...link, field: "link" })), ...linksInData(files)];
  return linked.flatMap(checkOne);
};
