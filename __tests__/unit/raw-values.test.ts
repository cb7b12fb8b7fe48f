import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/*
 * Every measure comes from `src/theme`. What is a proportion (em, %, fr, parts of the
 * viewport) grows with the type or the sheet and may stand where it is used. For letters as a measure
 * (ch) the browser has to find and open a font before it has laid out anything (docs/performance.md).
 */

const FOLDERS = ["src/components", "src/pages", "src/templates"];

const MEASURE = /(?<![\w$.#-])-?\d*\.?\d+(px|rem|pt|mm|cm|ms|s)\b/;
const LETTER = /(?<![\w$.#-])\d*\.?\d+(ch|ex|cap|ic)\b/;
const COLOUR = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i;
const LEADING = /line-height:\s*[\d.]|\/ [\d.]+ var\(--font/;
const QUERY = /@media \((min|max)-width/;

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(folder, name)),
);

/** The text of the styles in a file: what stands in a template literal of styled-components. */
const stylesOf = (source: string): string[] =>
  [...source.matchAll(/(?:styled[.(][^`]*|css|keyframes)`((?:[^`\\]|\\.)*)`/g)].map(
    ([, style = ""]) => style.replace(/\/\*[\s\S]*?\*\//g, ""),
  );

const rawValuesIn = (source: string): string[] =>
  stylesOf(source)
    .flatMap((style) => style.split("\n"))
    .filter((line) =>
      [MEASURE, LETTER, COLOUR, LEADING, QUERY].some((pattern) => pattern.test(line)),
    )
    .map((line) => line.trim());

test("a raw value is recognised", () => {
  const raw = rawValuesIn(
    "const A = styled.p`\n  margin: 12px;\n  color: #fff;\n  width: 2em;\n  max-width: 18ch;\n  line-height: 1.2;\n`;",
  );
  expect(raw).toEqual(["margin: 12px;", "color: #fff;", "max-width: 18ch;", "line-height: 1.2;"]);
});

test.each(sources)("%s holds no raw value", (file) => {
  expect(rawValuesIn(readFileSync(file, "utf8"))).toEqual([]);
});
