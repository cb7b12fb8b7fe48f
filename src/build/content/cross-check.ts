import { ALL, TITLE_LIMIT } from "../../lib/constants";
import { homeTitle } from "../../lib/home-title";
import { checkAccents } from "./accents";
import type { ContentFile, KnownFile } from "./check";
import { checkFormerly, checkTitles } from "./names";
import { checkLinks, type Link } from "./link-targets";
import { quote, type Problem } from "./problems";
import { didYouMean } from "./suggest";
import { valueAt } from "./value-at";

/** Channels and profiles that are shown have to have an address in site.json. */
const checkChannels = (files: readonly ContentFile[]): Problem[] => {
  const site = files.find(({ type }) => type === "SiteFacts")?.data;
  if (!site) return [];
  const profiles = (site.socials as { network: string }[]).map(({ network }) => network);
  const known = ["email", "chat", ...profiles];
  const check = (file: string, field: string, channel: string, line?: number): Problem[] => {
    if (known.includes(channel)) return [];
    const expected = `a channel that site.json has: ${known.join(", ")}`;
    return [{ file, line, field, found: quote(channel), expected }];
  };
  return files.flatMap(({ file, type, data, lineOf }) => {
    if (type === "ContactPage") {
      const items = data.items as { channel: string }[];
      return items.flatMap(({ channel }, index) =>
        check(
          file,
          `items › entry ${index + 1} › channel`,
          channel,
          lineOf(["items", index, "channel"]),
        ),
      );
    }
    if (type === "ArticlesPage") {
      const { network } = data.connect as { network: string };
      return check(file, "connect › network", network, lineOf(["connect", "network"]));
    }
    return [];
  });
};

/** The title of the home page has more room in its own file than where it is published. */
const longHomeTitle = (files: readonly ContentFile[]): Problem[] => {
  const home = files.find(({ type }) => type === "HomePage");
  const site = files.find(({ type }) => type === "SiteFacts");
  if (!home || !site) return [];
  const title = String(valueAt(home.data, ["meta", "title"]));
  const whole = homeTitle(title, String(site.data.name));
  // What is too long by itself is told by advice.ts.
  if (title.length > TITLE_LIMIT || whole.length <= TITLE_LIMIT) return [];
  return [
    {
      file: home.file,
      level: "warning",
      line: home.lineOf(["meta", "title"]),
      field: "meta › title",
      found: `${quote(whole)}, ${whole.length} characters with the name of the site`,
      expected: `at most ${TITLE_LIMIT}: search results and share cards cut off the rest`,
    },
  ];
};

/** Entries of a list that stand in it twice. */
const checkDoubles = (files: readonly ContentFile[]): Problem[] => {
  const lists: [type: string, list: string, key: string | undefined, what: string][] = [
    ["Chips", "projects", undefined, "a chip"],
    ["Chips", "articles", undefined, "a chip"],
    ["Navigation", "items", "path", "a page"],
    ["SiteFacts", "socials", "network", "a network"],
    ["ContactPage", "items", "channel", "a channel"],
    ["HomePage", "selected.projects", undefined, "a project"],
  ];
  return lists.flatMap(([type, list, key, what]) =>
    files
      .filter((file) => file.type === type)
      .flatMap(({ file, data, lineOf }) => {
        const path = list.split(".");
        const entries = valueAt(data, path) as (string | Record<string, string>)[];
        const values = entries.map((entry) => (typeof entry === "string" ? entry : entry[key ?? ""]));
        return values.flatMap((value, index): Problem[] => {
          if (values.indexOf(value) === index) return [];
          const at = [...path, index, ...(key ? [key] : [])];
          const field = [...path, `entry ${index + 1}`, ...(key ? [key] : [])].join(" › ");
          const expected = `${what} once`;
          return [{ file, line: lineOf(at), field, found: `${quote(value)} again`, expected }];
        });
      }),
  );
}; // prettier-ignore

/** “All” is put before the chips by the page. */
const checkAll = (files: readonly ContentFile[]): Problem[] =>
  files
    .filter(({ type }) => type === "Chips")
    .flatMap(({ file, data, lineOf }) =>
      ["projects", "articles"].flatMap((list): Problem[] => {
        const index = (data[list] as string[]).indexOf(ALL);
        if (index < 0) return [];
        const field = `${list} › entry ${index + 1}`;
        const expected = "the other chips only: the page puts “All” before them";
        return [{ file, line: lineOf([list, index]), field, found: quote(ALL), expected }];
      }),
    );

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
    fault: string,
  ) => {
    const value = file.data[field];
    if (value === undefined || allowed.includes(String(value))) return;
    const expected =
      allowed.length > 0 ? `${what}: ${allowed.join(", ")}` : `${what}; there is none yet`;
    problems.push({
      file: file.file,
      line: file.lineOf([field]),
      field,
      found: `${quote(value)}, which is ${fault}`,
      expected,
      ...didYouMean(String(value), allowed),
    });
  };

  if (chips) {
    for (const file of ofType("Project")) {
      const what = "one of the project chips of chips.json";
      expectOneOf(file, "category", chips.projects, what, "not one of your categories");
    }
    for (const file of ofType("Article")) {
      const what = "one of the article chips of chips.json";
      expectOneOf(file, "topic", chips.articles, what, "not one of your topics");
    }
  }
  for (const file of ofType("Project")) {
    const what = "the folder of a case study";
    expectOneOf(file, "caseStudySlug", slugsOf("CaseStudy"), what, "no case study");
  }
  for (const type of ["Project", "Partnership"]) {
    const taken = new Map<unknown, string>();
    for (const { file, data, lineOf } of ofType(type)) {
      const other = taken.get(data.order);
      if (other) {
        const expected = `a number that no other has; ${other} has it`;
        const line = lineOf(["order"]);
        problems.push({ file, line, field: "order", found: quote(data.order), expected });
      }
      taken.set(data.order, file);
    }
  }
  problems.push(...longHomeTitle(files));
  for (const { file, data, lineOf } of ofType("HomePage")) {
    const { projects } = data.selected as { projects: string[] };
    const known = slugsOf("Project");
    projects.forEach((slug, index) => {
      if (known.includes(slug)) return;
      const field = `selected › projects › entry ${index + 1}`;
      const expected = `the folder of a project: ${known.join(", ")}`;
      const line = lineOf(["selected", "projects", index]);
      const found = quote(slug);
      problems.push({ file, line, field, found, expected, ...didYouMean(slug, known) });
    });
  }

  problems.push(
    ...checkDoubles(files),
    ...checkAll(files),
    ...checkAccents(files),
    ...checkFormerly(files, slugsOf),
    ...checkTitles(files),
  );
  problems.push(...checkLinks(files, links, present));
  problems.push(...checkChannels(files));
  return problems;
};
