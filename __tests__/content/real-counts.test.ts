import { realFiles } from "../support/content";
import {
  ARTICLE_CHIPS,
  ARTICLES,
  CASE_STUDIES,
  CATEGORIES,
  CONTACT_LABELS,
  NAVIGATION,
  PROFILES,
  PROJECT_CHIPS,
  SKILL_GROUPS,
  specified,
} from "../support/specification";
import career from "../../content/career.json";
import chips from "../../content/chips.json";
import contact from "../../content/contact.json";
import navigation from "../../content/navigation.json";
import site from "../../content/site.json";

const publishedSlugs = async (type: string): Promise<string[]> =>
  (await realFiles(type)).filter(({ data }) => data.draft !== true).map(({ slug }) => slug);

describe("the content", () => {
  it.each([
    ["Project", 6],
    ["Article", 4],
    ["Partnership", 3],
    ["CaseStudy", 2],
  ])("has at least as many of the kind %s as section 9 says: %i", async (type, count) => {
    expect((await publishedSlugs(type)).length).toBeGreaterThanOrEqual(count);
  });

  it("publishes the articles and case studies of section 2 at their addresses", async () => {
    expect(await publishedSlugs("Article")).toEqual(
      expect.arrayContaining(ARTICLES.map(({ slug }) => slug)),
    );
    expect(await publishedSlugs("CaseStudy")).toEqual(
      expect.arrayContaining(CASE_STUDIES.map(({ slug }) => slug)),
    );
  });

  it("has seven jobs, an education entry, five skill groups, four contact cards", () => {
    expect(career.jobs.length).toBeGreaterThanOrEqual(7);
    expect(career.education.entries.length).toBeGreaterThanOrEqual(1);
    const groups = career.skills.groups.map(({ category }) => category);
    expect(specified(groups, SKILL_GROUPS)).toEqual(SKILL_GROUPS);
    const cards = contact.items.map(({ label }) => label);
    expect(specified(cards, CONTACT_LABELS)).toEqual(CONTACT_LABELS);
  });

  it("has the chips of section 9 in their order; All is added by the page", () => {
    expect(specified(chips.projects, PROJECT_CHIPS)).toEqual(PROJECT_CHIPS);
    expect(specified(chips.articles, ARTICLE_CHIPS)).toEqual(ARTICLE_CHIPS);
  });

  it("has the main navigation of section 2", () => {
    const items = navigation.items.map(({ label, path }) => `${label} ${path}`);
    const expected = NAVIGATION.map(([label, path]) => `${label} ${path}`);
    expect(specified(items, expected)).toEqual(expected);
  });

  it("has the three social profiles of section 2", () => {
    expect(
      specified(
        site.socials.map(({ label }) => label),
        PROFILES,
      ),
    ).toEqual(PROFILES);
  });

  it("uses the six categories of section 3", async () => {
    const categories = (await realFiles("Project")).map(({ data }) => data.category);
    expect(categories).toEqual(expect.arrayContaining(CATEGORIES));
  });

  it("leads from projects to the two case studies", async () => {
    const slugs = (await realFiles("Project")).map(({ data }) => data.caseStudySlug);
    expect(slugs).toEqual(expect.arrayContaining(CASE_STUDIES.map(({ slug }) => slug)));
    const studies = await realFiles("CaseStudy");
    for (const { slug, type } of CASE_STUDIES) {
      expect(studies.find((study) => study.slug === slug)?.data.projectType).toBe(type);
    }
  });
});
