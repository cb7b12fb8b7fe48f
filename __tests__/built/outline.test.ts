import { attributesOf, eachPage, textsOf, type BuiltPage } from "../support/built-site";

const levelsOf = ({ $ }: BuiltPage): number[] =>
  $("main")
    .find("h1, h2, h3, h4, h5, h6")
    .not("dialog *")
    .toArray()
    .map((heading) => Number(heading.tagName.slice(1)));

describe.each(eachPage)("the outline of %s", (_, page) => {
  const { $ } = page;

  it("has exactly one heading of the first level, in the content", () => {
    expect(textsOf(page, "h1")).toEqual([expect.stringMatching(/\S/)]);
    expect($("main h1")).toHaveLength(1);
  });

  it("leaves out no level of headings", () => {
    const levels = levelsOf(page);
    expect(levels[0]).toBe(1);
    levels.forEach((level, index) => {
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    });
  });

  it("has one header, one content, one footer and a named main navigation", () => {
    expect($("main")).toHaveLength(1);
    expect($("footer").not("main footer")).toHaveLength(1);
    expect($("header").not("main header")).toHaveLength(1);
    expect(attributesOf(page, "header nav", "aria-label")).toEqual(["Main"]);
  });

  it("offers to skip to the content before anything else", () => {
    const first = $("body a[href], body button").first();
    expect(first.text()).toBe("Skip to content");
    expect($(first.attr("href") ?? "").is("main")).toBe(true);
  });

  it("gives every id once", () => {
    const ids = attributesOf(page, "[id]", "id");
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it("refers only to ids that exist", () => {
    const names = ["aria-labelledby", "aria-describedby", "aria-controls", "popovertarget", "for"];
    const referred = names.flatMap((name) => attributesOf(page, `[${name}]`, name));
    const missing = referred
      .flatMap((value) => value.split(/\s+/))
      .filter((id) => $(`[id="${id}"]`).length === 0);
    expect(missing).toEqual([]);
  });
});
