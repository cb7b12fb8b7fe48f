import { findingsAfter, problemsAfter } from "../support/content";

const BENIN = "articles/benin-city-designer/index.mdx";

describe("what one content file says of another", () => {
  it.each([
    ["articles/minimalist-design/index.mdx", "topic: Design Trends", "topic: Trends", "topic"],
    ["projects/dust-and-dawn/index.json", '"Marketing Design"', '"marketing design"', "category"],
  ])("has to be a chip: %s", async (file, good, bad, field) => {
    const problems = await problemsAfter((copy) => copy.replace(file, good, bad));
    expect(problems).toEqual([
      expect.objectContaining({ file, field, expected: expect.stringContaining("chips.json") }),
    ]);
  });

  it("has to be words of the headline that are set in italics", async () => {
    const problems = await problemsAfter((copy) =>
      copy.replace("about.json", '"headingAccent": "Casters"', '"headingAccent": "Castors"'),
    );
    expect(problems).toEqual([
      expect.objectContaining({
        file: "about.json",
        line: 8,
        field: "headingAccent",
        found: "“Castors”",
      }),
    ]);
  });

  it("leaves the chip All to the page", async () => {
    const problems = await problemsAfter((copy) =>
      copy.replace("chips.json", '"Brand Design"', '"All", "Brand Design"'),
    );
    expect(problems).toEqual([
      expect.objectContaining({ file: "chips.json", field: "projects › entry 1", found: "“All”" }),
    ]);
  });

  it("selects a project for the home page once", async () => {
    const problems = await problemsAfter((copy) =>
      copy.replace("home.json", /"projects": \[\s*("[^"]+")/, '"projects": [$1, $1'),
    );
    expect(problems).toEqual([
      expect.objectContaining({
        file: "home.json",
        field: "selected › projects › entry 2",
        expected: "a project once",
      }),
    ]);
  });

  it("puts tiles on colours that the palette of their case study has", async () => {
    const file = "case-studies/frauwa-roofs/index.mdx";
    const tile = (tone: number) =>
      `\n<Tiles>\n<Tile kind="mark" tone={${tone}} title="A" caption="A mark." />\n</Tiles>\n`;
    const problems = await problemsAfter(async (copy) => {
      await copy.append(file, tile(1));
      await copy.append(file, tile(9));
      await copy.append(file, tile(0));
    });
    const fault = { file, line: expect.any(Number), field: "<Tile> tone" };
    expect(problems).toEqual([
      expect.objectContaining({ ...fault, found: "9" }),
      expect.objectContaining({ ...fault, found: "0" }),
    ]);
  });

  it("warns of a title of the home page that is too long with the name of the site", async () => {
    const findings = await findingsAfter((copy) =>
      copy.replace(
        "home.json",
        /"title": "[^"]*"/,
        `"title": "${"Brand design ".repeat(5).trim()}"`,
      ),
    );
    expect(findings.filter(({ file }) => file === "home.json")).toEqual([
      expect.objectContaining({
        level: "warning",
        field: "meta › title",
        found: expect.stringMatching(/^“Creative Designer: Brand .*”, 83 characters with the name/),
      }),
    ]);
  });

  it("counts the name once in a title of the home page that has it", async () => {
    const title = `Creative Designer: ${"x".repeat(50)}`;
    const findings = await findingsAfter((copy) =>
      copy.replace("home.json", /"title": "[^"]*"/, `"title": "${title}"`),
    );
    expect(findings.filter(({ file }) => file === "home.json")).toEqual([]);
  });

  it("warns of a link of a project that is still a placeholder", async () => {
    const file = "projects/suya-and-sundry/index.json";
    const findings = await findingsAfter((copy) =>
      copy.replace(file, /"link": "[^"]*"/, '"link": "https://suya.example/menu"'),
    );
    expect(findings.filter((finding) => finding.file === file)).toEqual([
      expect.objectContaining({
        level: "warning",
        field: "link",
        found: "a placeholder, “https://suya.example/menu”",
      }),
    ]);
  });

  it("warns of a job that stands below an earlier one", async () => {
    const problems = await findingsAfter((copy) =>
      copy.replace("career.json", "Jun 2022 - Dec 2022", "Jun 2025 - Present"),
    );
    expect(problems).toContainEqual(
      expect.objectContaining({
        file: "career.json",
        level: "warning",
        line: 22,
        field: "jobs › entry 2 › period",
        found: "“Jun 2025 - Present” below “Jan 2023 - Mar 2025”",
      }),
    );
  });

  it("has to be a case study that is there", async () => {
    const file = "projects/activate-pilot/index.json";
    const problems = await problemsAfter((copy) =>
      copy.replace(file, '"caseStudySlug": "activate-pilot"', '"caseStudySlug": "pilot"'),
    );
    expect(problems).toEqual([
      expect.objectContaining({
        file,
        field: "caseStudySlug",
        found: "“pilot”, which is no case study",
        expected: expect.stringMatching(/activate-pilot.*frauwa-roofs/),
      }),
    ]);
  });

  it.each([
    "/project",
    "/projects/",
    "/articles/no-such-article",
    "/case-studies/no-such-study#results",
    // A per cent sign that encodes nothing.
    "#100%-cotton",
  ])("has to be a page: a link to %s leads nowhere", async (href) => {
    const problems = await problemsAfter((copy) => copy.append(BENIN, `\n[x](${href})\n`));
    expect(problems).toEqual([
      expect.objectContaining({
        file: BENIN,
        line: expect.any(Number),
        field: "link",
        found: `“${href}”`,
      }),
    ]);
  });

  it.each([
    "/",
    "/contact?from=article",
    "/case-studies/frauwa-roofs#the-challenge",
    "#working-here",
    "/rss.xml",
    "/sitemap.xml",
  ])("may be a link to %s", async (href) => {
    expect(await problemsAfter((copy) => copy.append(BENIN, `\n[x](${href})\n`))).toEqual([]);
  });

  it("is not blamed for a mistake in the file that it leads to", async () => {
    const file = "articles/design-is-a-process/index.mdx";
    const problems = await problemsAfter((copy) => copy.replace(file, "2025-06-13", "2025-06-31"));
    expect(problems.map((problem) => problem.file)).toEqual([file]);
  });

  it.each([
    ["home.json", '"/projects"', '"/project"'],
    ["navigation.json", '"/career"', '"/carreer"'],
  ])("has to be a page in %s too", async (file, good, bad) => {
    const problems = await problemsAfter((copy) => copy.replace(file, good, bad));
    expect(problems).toEqual([expect.objectContaining({ file })]);
  });

  it("has to be a project on the home page", async () => {
    const problems = await problemsAfter((copy) =>
      copy.replace("home.json", '"drum-and-word"', '"drum"'),
    );
    expect(problems).toEqual([
      expect.objectContaining({ file: "home.json", field: "selected › projects › entry 2" }),
    ]);
  });

  it("has to be an order that no other has", async () => {
    const file = "projects/suya-and-sundry/index.json";
    const problems = await problemsAfter((copy) => copy.replace(file, '"order": 3', '"order": 1'));
    expect(problems).toEqual([
      expect.objectContaining({
        file,
        field: "order",
        expected: expect.stringContaining("projects/frauwa-roofs/index.json"),
      }),
    ]);
  });

  it("has to be a channel whose address the site knows", async () => {
    const problems = await problemsAfter((copy) =>
      copy.replace("site.json", /,?\s*\{\s*"network": "twitter"[^}]*\}/, ""),
    );
    expect(problems).toHaveLength(1);
    expect(`${problems[0]?.found} ${problems[0]?.expected}`).toMatch(/twitter/);
  });
});
