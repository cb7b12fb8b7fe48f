import { pageAt, words } from "../support/built-site";

/** The chips of the specification, section 9, in its order. */
const PROJECT_CHIPS = [
  "All",
  "Brand Design",
  "Visual Identity",
  "Marketing Design",
  "Print Design",
  "UI/UX Design",
  "Web Design",
  "Social Media Design",
  "Videography",
  "Video Editing",
  "SEO",
];

const ARTICLE_CHIPS = [
  "All",
  "Branding",
  "Design Systems",
  "Video Marketing",
  "Design Trends",
  "Design Philosophy",
  "AI",
  "Typography",
  "Social Media",
  "UX/UI Design",
  "Web Development",
  "Creative Strategy",
];

describe.each([
  ["/projects", PROJECT_CHIPS],
  ["/articles", ARTICLE_CHIPS],
])("the chips of %s", (path, expected) => {
  const { $ } = pageAt(path);
  const chips = $("main button[aria-pressed]").toArray();

  it("stand in the order of the specification", () => {
    expect(chips.map((chip) => words($(chip).text()))).toEqual(expected);
  });

  it("start at All", () => {
    const pressed = chips.filter((chip) => $(chip).attr("aria-pressed") === "true");
    expect(pressed.map((chip) => words($(chip).text()))).toEqual(["All"]);
  });

  it("stand in a group that says what they do", () => {
    const group = $(chips[0]).closest('[role="group"]');
    expect(group.attr("aria-label")).toMatch(/filter/i);
    expect(group.find("button[aria-pressed]")).toHaveLength(expected.length);
  });
});
