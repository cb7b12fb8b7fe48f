import { routes } from "../../lib/routes";
import type { ContentFile, KnownFile } from "./check";
import { quote, type Problem } from "./problems";

interface Link {
  file: string;
  href: string;
  line: number | undefined;
}

const STATIC_ROUTES: readonly string[] = Object.values(routes).filter(
  (route) => typeof route === "string",
);

/** Channels and profiles that are shown have to have an address in site.json. */
const checkChannels = (files: readonly ContentFile[]): Problem[] => {
  const site = files.find(({ type }) => type === "SiteFacts")?.data;
  if (!site) return [];
  const profiles = (site.socials as { network: string }[]).map(({ network }) => network);
  const known = ["email", "chat", ...profiles];
  const check = (file: string, field: string, channel: string): Problem[] => {
    if (known.includes(channel)) return [];
    const expected = `a channel that site.json has: ${known.join(", ")}`;
    return [{ file, field, found: quote(channel), expected }];
  };
  return files.flatMap(({ file, type, data }) => {
    if (type === "ContactPage") {
      const items = data.items as { channel: string }[];
      return items.flatMap(({ channel }, index) =>
        check(file, `items › entry ${index + 1} › channel`, channel),
      );
    }
    if (type === "ArticlesPage") {
      return check(file, "connect › network", (data.connect as { network: string }).network);
    }
    return [];
  });
};

/** Addresses that the words of single files lead to. */
const linksInData = (files: readonly ContentFile[]): (Link & { field: string })[] =>
  files.flatMap(({ file, type, data }) => {
    const line = undefined;
    if (type === "Navigation") {
      const items = data.items as { path: string }[];
      return items.map(({ path }, index) => {
        return { file, line, href: path, field: `items › entry ${index + 1} › path` };
      });
    }
    if (type === "HomePage") {
      const { actions } = data.hero as { actions: { href: string }[] };
      return actions.map(({ href }, index) => {
        return { file, line, href, field: `hero › actions › entry ${index + 1} › href` };
      });
    }
    return [];
  });

/**
 * What one file says of another: topics and chips, references, channels, links within the site.
 * `present` names all files that are there, so that nobody is blamed for another file's mistake.
 */
export const crossCheck = (
  files: readonly ContentFile[],
  links: readonly Link[],
  present: readonly KnownFile[],
): Problem[] => {
  const ofType = (type: string) => files.filter((file) => file.type === type);
  const slugsOf = (type: string) =>
    present.filter((file) => file.type === type).map((file) => file.slug);
  const chips = ofType("Chips")[0]?.data as { projects: string[]; articles: string[] } | undefined;
  const problems: Problem[] = [];

  const expectOneOf = (
    file: ContentFile,
    field: string,
    allowed: readonly string[],
    what: string,
  ) => {
    const value = file.data[field];
    if (value === undefined || allowed.includes(String(value))) return;
    const expected =
      allowed.length > 0 ? `${what}: ${allowed.join(", ")}` : `${what}; there is none yet`;
    problems.push({ file: file.file, field, found: quote(value), expected });
  };

  if (chips) {
    for (const file of ofType("Project")) {
      expectOneOf(file, "category", chips.projects, "one of the project chips of chips.json");
    }
    for (const file of ofType("Article")) {
      expectOneOf(file, "topic", chips.articles, "one of the article chips of chips.json");
    }
  }
  for (const file of ofType("Project")) {
    expectOneOf(file, "caseStudySlug", slugsOf("CaseStudy"), "the folder of a case study");
  }
  for (const type of ["Project", "Partnership"]) {
    const taken = new Map<unknown, string>();
    for (const { file, data } of ofType(type)) {
      const other = taken.get(data.order);
      if (other) {
        const expected = `a number that no other has; ${other} has it`;
        problems.push({ file, field: "order", found: quote(data.order), expected });
      }
      taken.set(data.order, file);
    }
  }
  for (const { file, data } of ofType("HomePage")) {
    const { projects } = data.selected as { projects: string[] };
    const known = slugsOf("Project");
    projects.forEach((slug, index) => {
      if (known.includes(slug)) return;
      const field = `selected › projects › entry ${index + 1}`;
      const expected = `the folder of a project: ${known.join(", ")}`;
      problems.push({ file, field, found: quote(slug), expected });
    });
  }

  const paths = new Set([
    ...STATIC_ROUTES,
    ...slugsOf("Article").map(routes.article),
    ...slugsOf("CaseStudy").map(routes.caseStudy),
  ]);
  const linked = [...links.map((link) => ({ ...link, field: "link" })), ...linksInData(files)];
  for (const { file, href, line, field } of linked) {
    const [path = ""] = href.split(/[?#]/);
    if (path === "" || paths.has(path)) continue;
    const expected = "a page of this site, without a slash at the end";
    problems.push({ file, line, field, found: quote(href), expected });
  }
  problems.push(...checkChannels(files));
  return problems;
};
