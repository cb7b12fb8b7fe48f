import { createHash } from "node:crypto";
import { eachPage, pageAt, builtPages, type BuiltPage } from "../support/built-site";
import { ROUTES } from "../support/specification";

const hashOf = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const META = 'meta[http-equiv="Content-Security-Policy"]';

const policyOf = ({ $ }: BuiltPage): string => $(META).attr("content") ?? "";

/** The sources of each directive, by its name. */
const directivesOf = (page: BuiltPage): Record<string, string[]> =>
  Object.fromEntries(
    policyOf(page)
      .split(";")
      .map((directive) => {
        const [name = "", ...sources] = directive.split(" ");
        return [name, sources];
      }),
  );

/** The texts of the inline scripts that a browser runs, as a parser of HTML reads them. */
const inlineScripts = ({ $ }: BuiltPage): string[] =>
  $("script:not([src])")
    .filter((_, script) => !/json/.test($(script).attr("type") ?? ""))
    .toArray()
    .map((script) => $(script).text());

const inlineStyles = ({ $ }: BuiltPage): string[] =>
  $("style")
    .toArray()
    .map((style) => $(style).text());

describe.each(eachPage)("the security policy of %s", (_, page) => {
  const { $ } = page;
  const directives = directivesOf(page);

  it("stands once, before everything that it speaks of", () => {
    expect($(META)).toHaveLength(1);
    expect($(META).prevAll().toArray().map((element) => Object.keys($(element).attr() ?? {}))).toEqual([["charset"]]); // prettier-ignore
    expect($(META).prevAll("script, style, link")).toHaveLength(0);
  });

  it("refuses what it does not name, and names nothing unsafe", () => {
    expect(directives["default-src"]).toEqual(["'none'"]);
    expect(directives["base-uri"]).toEqual(["'none'"]);
    expect(directives["form-action"]).toEqual(["'none'"]);
    expect(policyOf(page)).not.toMatch(/unsafe-|\*|https?:|blob:/);
    // A picture can do nothing; the icon of the tab is part of the page.
    expect(directives["img-src"]).toEqual(["'self'", "data:"]);
    // Nor can a font; the letters of some headlines are part of theirs.
    const fonts = $("#letters").length > 0 ? ["data:"] : [];
    expect(directives["font-src"]).toEqual(["'self'", ...fonts]);
    expect(policyOf(page).match(/data:/g)).toHaveLength(1 + fonts.length);
  });

  it("allows the inline scripts and styles that are there, and no others", () => {
    expect(directives["script-src"]).toEqual(["'self'", ...inlineScripts(page).map(hashOf)]);
    expect(directives["style-src"]).toEqual(["'self'", ...inlineStyles(page).map(hashOf)]);
  });

  it("has no inline style and no inline event handler to refuse", () => {
    const refused = $("*")
      .toArray()
      .filter((element) =>
        Object.keys($(element).attr() ?? {}).some((name) => name === "style" || /^on/.test(name)),
      );
    expect(refused.map((element) => $.html(element).slice(0, 120))).toEqual([]);
  });
});

it("allows as much on every page as a page needs that is shown without a reload", () => {
  const shared = builtPages.map((page) =>
    Object.entries(directivesOf(page))
      // What is in a page is of that page alone.
      .filter(([name]) => !["script-src", "style-src", "font-src"].includes(name))
      .join(),
  );
  expect(new Set(shared).size).toBe(1);
});

it("is printed for every route", () => {
  const lines = ROUTES.map(
    (route) => `${route}\n  ${policyOf(pageAt(route)).replace(/;/g, "\n  ")}`,
  );
  process.stdout.write(`\nContent-Security-Policy of each route\n\n${lines.join("\n\n")}\n\n`);
  for (const line of lines) expect(line).not.toContain("unsafe-");
});
