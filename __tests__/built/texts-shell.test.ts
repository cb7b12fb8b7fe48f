import { eachPage, words, type BuiltPage } from "../support/built-site";
import { PROFILES, specified } from "../support/specification";
import navigation from "../../content/navigation.json";
import site from "../../content/site.json";

const NAVIGATION = navigation.items.map(({ label, path }) => [label, path] as const);

const linksIn = ({ $ }: BuiltPage, selector: string): string[][] =>
  $(selector)
    .find("a")
    .toArray()
    .map((link) => [words($(link).text()), $(link).attr("href") ?? ""]);

describe.each(eachPage)("the frame of %s", (_, page) => {
  const { $ } = page;
  const footer = $("footer").not("main footer");

  it("has the main navigation, in order", () => {
    expect(linksIn(page, 'nav[aria-label="Main"]')).toEqual(NAVIGATION);
  });

  it("marks the current path in it, and no other as the page", () => {
    const current = $('nav[aria-label="Main"] [aria-current="page"]').toArray();
    const expected = NAVIGATION.map(([, path]) => path).filter((path) => path === page.path);
    expect(current.map((link) => $(link).attr("href"))).toEqual(expected);
  });

  it("has a button for the menu of small screens, closed at first", () => {
    const button = $("header").not("main header").find("button[aria-expanded]");
    expect(button).toHaveLength(1);
    expect(button.attr("aria-expanded")).toBe("false");
  });

  it("leads to Instagram, Twitter/X and Behance from the footer", () => {
    const links = footer.find('a[target="_blank"]').toArray();
    const names = links.map((link) => $(link).attr("aria-label") ?? words($(link).text()));
    expect(names).toEqual(site.socials.map(({ label }) => label));
    expect(specified(names, PROFILES)).toEqual(PROFILES);
    expect(links.map((link) => $(link).attr("href"))).toEqual(site.socials.map(({ url }) => url));
  });

  it("has a button back to the top in the footer", () => {
    expect(
      footer
        .find("button")
        .toArray()
        .map((button) => words($(button).text())),
    ).toEqual([expect.stringMatching(/^back to top$/i)]);
  });

  it("is signed with the year and the name", () => {
    expect(words(footer.text())).toMatch(/© 20\d\d /);
    expect(words(footer.text()).split(/© 20\d\d /)[1]).toContain(words(site.name));
  });
});
