import type { Problem } from "./problems";

/*
 * Drawings (SVG) are published as they are: what the program that made them left in them would be
 * published, too.
 */

type Finding = Pick<Problem, "found" | "expected" | "suggestion">;

/** What only a script, or a page within the drawing, is written for. */
const RUNS = /<(?:\w+:)?(?:script|foreignObject|iframe)\b|\son\w+\s*=|javascript:/i;

/** Left by Inkscape, Illustrator, Sketch and Figma, and pictures that may tell where they are from. */
const TELLS =
  /<(?:\w+:)?metadata\b|\b(?:inkscape|sodipodi|sketch|i|x|xmp):[\w-]+\s*=|xmlns:(?:inkscape|sodipodi|sketch)\s*=|<i:pgf|<\?xpacket|data:image\/(?:jpe?g|tiff|png|webp)/i;

const PLAIN =
  "Export it anew: as “Plain SVG” or “Optimised SVG”, without “Preserve editing capabilities”.";

/** What is wrong with the text of a drawing: nothing, where it is only a drawing. */
export const checkDrawing = (svg: string): Finding[] => {
  const text = svg.replace(/<!--[\s\S]*?-->/g, "");
  if (!/<(?:svg:)?svg\b/i.test(text) || !/(?:<\/(?:svg:)?svg>|\/>)\s*$/i.test(text)) {
    return [
      {
        found: "a file that cannot be read as a drawing, or whose end is missing",
        expected: "an SVG",
        suggestion: PLAIN,
      },
    ];
  }
  return [
    ...(RUNS.test(text)
      ? [
          {
            found: "a drawing with a script in it",
            expected: "an SVG that only draws",
            suggestion: PLAIN,
          },
        ]
      : []),
    ...(TELLS.test(text)
      ? [
          {
            found: "a drawing that tells how and where it was made",
            expected: "an SVG without data for editing and without photographs in it",
            suggestion: PLAIN,
          },
        ]
      : []),
  ];
};
