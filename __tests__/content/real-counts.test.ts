import { realContent, realFiles } from "../support/content";
import career from "../../content/career.json";
import chips from "../../content/chips.json";
import contact from "../../content/contact.json";
import navigation from "../../content/navigation.json";
import site from "../../content/site.json";

describe("the content", () => {
  it.each([
    ["Project", 6],
    ["Article", 4],
    ["Partnership", 3],
    ["CaseStudy", 2],
  ])("has as many files of the kind %s as section 9 says: %i", async (type, count) => {
    expect(await realFiles(type)).toHaveLength(count);
  });

  it("has seven jobs, one education entry, five skill groups, four contact cards", () => {
    expect(career.jobs).toHaveLength(7);
    expect(career.education.entries).toHaveLength(1);
    expect(career.skills.groups).toHaveLength(5);
    expect(contact.items.map(({ channel }) => channel)).toEqual([
      "email",
      "chat",
      "instagram",
      "twitter",
    ]);
  });

  it("publishes everything: nothing is a draft", async () => {
    const { files } = await realContent();
    expect(files.filter(({ data }) => data.draft === true)).toEqual([]);
  });

  it("has the chips of section 9 in their order; All is added by the page", () => {
    expect(chips.projects.join(", ")).toBe(
      "Brand Design, Visual Identity, Marketing Design, Print Design, UI/UX Design, Web Design, " +
        "Social Media Design, Videography, Video Editing, SEO",
    );
    expect(chips.articles.join(", ")).toBe(
      "Branding, Design Systems, Video Marketing, Design Trends, Design Philosophy, AI, " +
        "Typography, Social Media, UX/UI Design, Web Development, Creative Strategy",
    );
  });

  it("has the main navigation of section 2", () => {
    expect(navigation.items.map(({ path }) => path)).toEqual([
      "/",
      "/about",
      "/career",
      "/projects",
      "/featured",
      "/articles",
      "/contact",
    ]);
  });

  it("uses the six categories of section 3, one for each project", async () => {
    const categories = (await realFiles("Project")).map(({ data }) => data.category);
    expect(categories.sort()).toEqual([
      "Brand Design",
      "Marketing Design",
      "Print Design",
      "Social Media Design",
      "Visual Identity",
      "Web Design",
    ]);
  });

  it("leads from two projects to the two case studies", async () => {
    const slugs = (await realFiles("Project")).map(({ data }) => data.caseStudySlug);
    expect(slugs.filter(Boolean).sort()).toEqual(["activate-pilot", "frauwa-roofs"]);
    const studies = (await realFiles("CaseStudy")).map(({ slug, data }) => [
      slug,
      data.projectType,
    ]);
    expect(studies.sort()).toEqual([
      ["activate-pilot", "Visual Identity"],
      ["frauwa-roofs", "Brand Design"],
    ]);
  });
});

describe("the placeholders", () => {
  it("are recognisable: no address and no account of anybody", () => {
    const text = JSON.stringify(site);
    const hosts = [...text.matchAll(/https?:\/\/([^/"]+)/g)].map(([, host]) => host);
    expect(hosts.length).toBeGreaterThanOrEqual(5);
    hosts.forEach((host) => expect(host).toMatch(/\.example$/));
    expect(site.email).toMatch(/\.example$/);
    site.socials.forEach(({ handle }) => expect(handle).toMatch(/\.example$/));
    expect(site.chat.value.replace(/^\+234/, "")).toMatch(/^[ 0]+$/);
  });

  it("stand for live projects and partners too", async () => {
    for (const type of ["Project", "Partnership", "CaseStudy"]) {
      for (const { data } of await realFiles(type)) {
        const address = data.link ?? data.externalLink;
        if (address) expect(new URL(String(address)).hostname).toMatch(/\.example$/);
      }
    }
  });

  it("sign the site as the footer asks", () => {
    expect(site.name).toBe("Creative Designer");
    expect(site.locale).toBe("en_US");
  });
});
