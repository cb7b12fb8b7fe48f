/** @jest-environment node */
import { BUNDLER, ownerOf, shares } from "../../scripts/analyze/sources";
import { transformSync } from "esbuild";

it.each([
  ["webpack://site/./node_modules/react-dom/cjs/react-dom.production.min.js", "react-dom"],
  ["webpack://site/./node_modules/@reach/router/index.js", "@reach/router"],
  ["webpack://site/./node_modules/gatsby/node_modules/lodash/merge.js", "lodash"],
  ["webpack://site/./.cache/loader.js", "gatsby"],
  ["webpack://site/./src/components/layout/Header.tsx", "src/components/layout"],
  ["webpack://site/src/lib/title.ts", "src/lib"],
  ["webpack://site/webpack/bootstrap", BUNDLER],
])("knows whose %s is", (source, owner) => {
  expect(ownerOf(source)).toBe(owner);
});

it("shares out every character of a script", () => {
  const bundled = (code: string, sourcefile: string) =>
    transformSync(code, { sourcemap: "external", sourcefile });
  const { code, map } = bundled(
    "export const one = 1;\nexport const two = 2;\n",
    "node_modules/a/b.js",
  );
  const all = shares(code, map);
  expect(all.get("a")).toBeGreaterThan(20);
  expect([...all.values()].reduce((sum, one) => sum + one, 0)).toBe(
    code.replaceAll("\n", "").length,
  );
});

it("leaves what comes before the first source to the bundler", () => {
  const map = {
    version: 3 as const,
    names: [],
    sources: ["node_modules/a/b.js"],
    mappings: "AAAA",
  };
  const shifted = { ...map, mappings: ";IAAA" };
  expect(Object.fromEntries(shares("12345\n123456789", shifted))).toEqual({ [BUNDLER]: 9, a: 5 });
});
