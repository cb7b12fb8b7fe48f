import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { EXTERNAL_LINKS, externalLinks } from "../../scripts/external-links";
import {
  attributesOf,
  builtPages,
  eachPage,
  fileAt,
  PUBLIC,
  SITE_URL,
  type BuiltPage,
} from "../support/built-site";

const isFile = (path: string): boolean => /\.[a-z0-9]+$/i.test(path);

/** What is wrong with a link to a place of the site; nothing when it leads there. */
const fault = (from: BuiltPage, href: string): string | undefined => {
  const [path = "", fragment] = href.split("#");
  if (isFile(path)) return existsSync(fileAt(path)) ? undefined : `${href}: no such file`;
  const target = path === "" ? from : builtPages.find((page) => page.path === path);
  if (!target) return `${href}: no such page`;
  if (fragment === undefined) return undefined;
  const ids = attributesOf(target, "[id]", "id");
  return ids.includes(decodeURIComponent(fragment)) ? undefined : `${href}: no such place`;
};

describe.each(eachPage)("the links of %s", (_, page) => {
  const hrefs = attributesOf(page, "a", "href");
  const internal = hrefs.filter((href) => /^[/#]/.test(href));

  it("all lead somewhere", () => {
    expect(hrefs.filter((href) => !/^(\/|#.|mailto:.+@|tel:.|https?:\/\/.)/.test(href))).toEqual(
      [],
    );
  });

  it("lead to pages, files and places that exist", () => {
    expect(internal.map((href) => fault(page, href)).filter(Boolean)).toEqual([]);
  });

  it("name pages of the site by their path, without a slash at the end", () => {
    expect(internal.filter((href) => href !== "/" && /\/([?#]|$)/.test(href))).toEqual([]);
    expect(hrefs.filter((href) => `${href}/`.startsWith(`${SITE_URL}/`))).toEqual([]);
  });

  it("that open a new tab give it no hold on this one", () => {
    const faults = page
      .$('a[target="_blank"]')
      .toArray()
      .filter((link) => !/\bnoopener\b/.test(page.$(link).attr("rel") ?? ""));
    expect(faults.map((link) => page.$(link).attr("href"))).toEqual([]);
  });

  it("that open a new tab say so, and lead out of the site", () => {
    for (const link of page.$('a[target="_blank"]').toArray()) {
      const described = page.$(`[id="${page.$(link).attr("aria-describedby")}"]`).text();
      expect(`${page.$(link).text()} ${described}`).toContain("new tab");
      expect(page.$(link).attr("href")).toMatch(/^https?:\/\//);
    }
  });

  it("have a name", () => {
    const silent = page
      // What makes a whole card a link repeats one that has a name, and is kept from their readers.
      .$("a:not([aria-hidden='true'][tabindex='-1'])")
      .toArray()
      .map((link) => page.$(link))
      .filter((link) => {
        const pictured = link.find("img").attr("alt") ?? "";
        return `${link.attr("aria-label") ?? ""}${link.text()}${pictured}`.trim() === "";
      });
    expect(silent.map((link) => link.attr("href"))).toEqual([]);
  });

  it("in its head lead to files that exist", () => {
    const own = attributesOf(page, "link[href]", "href")
      .concat(attributesOf(page, "script[src]", "src"))
      .filter((href) => href.startsWith("/"));
    expect(own.filter((href) => !existsSync(fileAt(href)))).toEqual([]);
  });
});

describe("the mail links", () => {
  const mails = builtPages.flatMap((page) =>
    attributesOf(page, 'a[href^="mailto:"]:not(main article a)', "href"),
  );

  it("all say what the mail is about, but those that the designer writes into a text", () => {
    expect(mails.length).toBeGreaterThan(builtPages.length);
    expect(mails.filter((href) => !/^mailto:[^?]+@[^?]+\?subject=[^&+]+$/.test(href))).toEqual([]);
  });
});

describe("the links to other sites", () => {
  const links = externalLinks(PUBLIC);

  it("are addresses, and listed in one file", () => {
    mkdirSync(path.dirname(EXTERNAL_LINKS), { recursive: true });
    writeFileSync(EXTERNAL_LINKS, `${JSON.stringify(links, null, 2)}\n`);
    expect(links.length).toBeGreaterThan(5);
    for (const { url } of links) {
      expect(URL.canParse(url)).toBe(true);
      expect(new URL(url).protocol).toMatch(/^https?:$/);
      expect(new URL(url).hostname).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
      expect(new URL(url).username).toBe("");
    }
  });

  it("give the other site no hold on this one", () => {
    for (const { $ } of builtPages) {
      for (const link of $('a[href^="http"]').toArray()) {
        expect($(link).attr("rel")).toMatch(/\bnoopener\b/);
      }
    }
  });
});
