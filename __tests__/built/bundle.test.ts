import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { builtPages, fileAt, PUBLIC, textsOf } from "../support/built-site";

interface Stats {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
}

/** What the latest build consists of; scripts of older ones may still lie beside it. */
const { namedChunkGroups } = JSON.parse(
  readFileSync(path.join(PUBLIC, "webpack.stats.json"), "utf8"),
) as Stats;

const componentChunks = Object.keys(namedChunkGroups).filter((name) =>
  name.startsWith("component---"),
);

const files = Object.values(namedChunkGroups).flatMap(({ assets }) =>
  assets.map(({ name }) => name),
);

const sources = (folder: string): string[] =>
  readdirSync(path.resolve("src", folder)).filter((file) => file.endsWith(".tsx"));

describe("the scripts of the site", () => {
  const scripts = [...new Set(files)]
    .filter((file) => file.endsWith(".js"))
    .map((file) => readFileSync(fileAt(`/${file}`), "utf8"));

  it("have one chunk per page and template, and none per article or case study", () => {
    const expected = [
      ...sources("pages").map((file) => `component---src-pages-${file.replace(".", "-")}`),
      ...sources("templates").map((file) => `component---src-templates-${file.replace(".", "-")}`),
    ];
    expect(componentChunks.sort()).toEqual(expected.sort());
  });

  it.each(builtPages.filter(({ path: route }) => /^\/(articles|case-studies)\/./.test(route)))(
    "do not carry the words of $path, which come as data",
    (page) => {
      const paragraphs = textsOf(page, "main article p").filter((text) => text.length > 80);
      const starts = paragraphs.map((text) => text.slice(0, 60));
      expect(starts.filter((start) => scripts.some((script) => script.includes(start)))).toEqual(
        [],
      );
    },
  );

  it("carry no base styles, which are part of every page", () => {
    const rule = "prefers-contrast: more";
    expect(scripts.filter((script) => script.includes(rule))).toEqual([]);
    for (const { $ } of builtPages)
      expect($("head > style").text()).toMatch(/prefers-contrast: ?more/);
  });

  it("carry no compiler of MDX", () => {
    const names = ["mdxRuntime", "createProcessor", "micromark"];
    expect(names.filter((name) => scripts.some((script) => script.includes(name)))).toEqual([]);
  });
});
