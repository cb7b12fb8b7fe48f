import { routes } from "../../lib/routes";
import type { ContentFile } from "./check";
import { quote, type Problem } from "./problems";

interface Link {
  file: string;
  href: string;
  line: number | undefined;
}

const STATIC_ROUTES: readonly string[] = Object.values(routes).filter(
  (route) => typeof route === "string",
);

/** What one file says of another: topics and chips, references, links within the site. */
export const crossCheck = (files: readonly ContentFile[], links: readonly Link[]): Problem[] => {
  const ofType = (type: string) => files.filter((file) => file.type === type);
  const slugsOf = (type: string) => ofType(type).map((file) => file.slug);
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
  for (const { file, href, line } of links) {
    const [path = ""] = href.split(/[?#]/);
    if (path === "" || paths.has(path)) continue;
    const expected = "a page of this site, without a slash at the end";
    problems.push({ file, line, field: "link", found: quote(href), expected });
  }
  return problems;
};
