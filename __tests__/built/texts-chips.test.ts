import { pageAt, words } from "../support/built-site";
import { ARTICLE_CHIPS, PROJECT_CHIPS, specified } from "../support/specification";
import chosen from "../../content/chips.json";

describe.each([
  ["/projects", chosen.projects, PROJECT_CHIPS],
  ["/articles", chosen.articles, ARTICLE_CHIPS],
])("the chips of %s", (path, written, expected) => {
  const { $ } = pageAt(path);
  const chips = $("main button[aria-pressed]").toArray();

  it("stand in the order of the specification, after All", () => {
    const names = chips.map((chip) => words($(chip).text()));
    expect(names).toEqual(["All", ...written]);
    expect(specified(names, expected)).toEqual(expected);
  });

  it("start at All", () => {
    const pressed = chips.filter((chip) => $(chip).attr("aria-pressed") === "true");
    expect(pressed.map((chip) => words($(chip).text()))).toEqual(["All"]);
  });

  it("stand in a group that says what they do", () => {
    const group = $(chips[0]).closest('[role="group"]');
    expect(group.attr("aria-label")).toMatch(/filter/i);
    expect(group.find("button[aria-pressed]")).toHaveLength(chips.length);
  });
});
