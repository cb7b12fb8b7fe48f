import { z } from "zod";
import { byName } from "./by-name";

/*
 * The components that an article or a case study may use without an import, and what each
 * takes. The check reads it, the map of components in `src/components/mdx/components.tsx` has
 * to have a component for each name, and the tables of docs/writing-components.md are made of it.
 */

const words = z.string({ error: "some text" }).min(1, { error: "some text" });
const text = (what: string) => words.describe(what);
const optionalText = (what: string) => words.optional().describe(what);
const oneOf = (...values: [string, ...string[]]) =>
  z.enum(values, { error: `one of ${values.join(", ")}` });
const file = (ending: RegExp, expected: string) => words.regex(ending, { error: expected });
const flag = (what: string) =>
  z.boolean({ error: "the word alone, without a value" }).optional().describe(what);

const caption = optionalText("What is to be said about it; set as a numbered caption.");
const width = oneOf("text", "wide", "full")
  .optional()
  .describe("As wide as the text, breaking out of it on both sides, or from edge to edge.");
const breakout = oneOf("text", "wide")
  .optional()
  .describe("As wide as the text, or breaking out of it on both sides.");

export const tileKinds = [
  "mark",
  "construction",
  "colours",
  "letters",
  "pattern",
  "stationery",
  "signage",
  "screen",
  "badge",
] as const;

const video = z
  .strictObject({
    src: file(/\.(mp4|webm)$/, 'a film beside this file, such as src="./fold.mp4"').describe(
      "The film, an .mp4 or .webm file beside the text.",
    ),
    poster: text("The picture that stands there until the film is started."),
    title: text("What the film shows, for who cannot see it."),
    captions: file(/\.vtt$/, 'a WebVTT file beside this one, such as captions="./fold.vtt"')
      .optional()
      .describe(
        "What is said and heard in it, a .vtt file beside the text. Needed unless the film is silent.",
      ),
    silent: flag("Nothing is to be heard in it, so it needs no captions."),
    ambient: flag("Plays by itself and over again while it is seen; only for a silent film."),
    caption,
    width,
  })
  .refine(({ captions, silent }) => captions !== undefined || silent === true, {
    path: ["captions"],
    error: 'captions="./name.vtt" with what is said, or the word silent when nothing is heard',
  })
  .refine(({ ambient, silent }) => !ambient || silent === true, {
    path: ["ambient"],
    error: "the word silent as well: only a silent film may play by itself",
  });

const schemas = {
  Figure: z
    .strictObject({
      src: text("The picture, a file beside the text."),
      alt: z
        .string({ error: 'a description of the picture, or alt="" for a mere ornament' })
        .describe('What the picture shows; alt="" for a mere ornament.'),
      caption,
      credit: optionalText("Who made the picture, or whose it is."),
      width,
    })
    .describe("A picture with a numbered caption. A press shows it large."),
  Gallery: z
    .strictObject({
      columns: oneOf("2", "3", "4").optional().describe("How many stand side by side."),
    })
    .describe("Pictures side by side, to be leafed through when one is pressed."),
  Compare: z
    .strictObject({
      before: text("Name of the first picture, such as “Sketch”."),
      after: text("Name of the second picture, such as “On the wall”."),
      caption,
      width: breakout,
    })
    .describe("Two pictures of one shape, one over the other, with a divider to be moved."),
  Palette: z.strictObject({ caption }).describe("Colours with their names and contrast."),
  Colour: z
    .strictObject({
      name: text("What the colour is called."),
      hex: z
        .string({ error: 'a colour such as hex="#B4532A"' })
        .regex(/^#[0-9a-fA-F]{6}$/, { error: 'a colour such as hex="#B4532A"' })
        .describe("Its value, as # and six digits."),
      note: optionalText("What it is used for."),
    })
    .describe("One colour of a Palette."),
  TypeSpecimen: z
    .strictObject({
      name: text("Name of the typeface."),
      face: oneOf("display", "text")
        .optional()
        .describe("Which typeface of this site is shown, when it is one of them."),
      font: file(/\.woff2$/, 'a WOFF2 file beside this one, such as font="./archivo.woff2"')
        .optional()
        .describe("A typeface of another kind, a .woff2 file beside the text."),
      letters: optionalText("The letters of the showing, when others are to be seen."),
      note: optionalText("Style, weight, foundry or licence."),
    })
    .refine(({ face, font }) => face === undefined || font === undefined, {
      path: ["face"],
      error: "either face or font, since a showing is of one typeface",
    })
    .describe("A showing of a typeface; the sample is what stands in it."),
  PullQuote: z.strictObject({}).describe("A sentence of the text itself, set large."),
  Aside: z
    .strictObject({ title: optionalText("A short heading.") })
    .describe("A remark beside the argument, in the margin where there is room."),
  DoDont: z.strictObject({}).describe("What to do and what not, side by side."),
  Do: z.strictObject({}).describe("What to do, in a DoDont."),
  Dont: z.strictObject({}).describe("What not to do, in a DoDont."),
  Steps: z.strictObject({}).describe("A numbered list with its numbers in the margin."),
  Tiles: z
    .strictObject({
      layout: oneOf("full", "half", "thirds", "pair")
        .optional()
        .describe("One across, two halves, three thirds, or a wide one and a narrow one."),
    })
    .describe("Designed objects in the colours of a case study."),
  Tile: z
    .strictObject({
      kind: oneOf(...tileKinds).describe("What is drawn when it has no drawing of its own."),
      tone: z
        .int({ error: "the number of a colour of the palette, such as tone={1}" })
        .describe("Number of the palette's colour that is its ground, from 1."),
      title: text("The name that the drawing shows."),
      caption: text("What is to be said about it."),
      art: file(/\.svg$/, 'an SVG file beside this one, such as art="./tiles/mark.svg"')
        .optional()
        .describe("A drawing of its own, an SVG file beside the text."),
    })
    .describe("One object of Tiles."),
  Video: video.describe("A film of your own, with controls; it never plays against the wish."),
};

export type ComponentName = keyof typeof schemas;

export const vocabulary = byName<z.ZodType>(schemas);

/** Properties that name a file beside the text, and whether it is a picture to be rendered. */
export const fileProps = byName<Record<string, "picture" | "file">>({
  Figure: { src: "picture" },
  Tile: { art: "picture" },
  TypeSpecimen: { font: "file" },
  Video: { src: "file", captions: "file", poster: "picture" },
});

export interface Contents {
  /** Names of components, or `list` for a numbered list. */
  of: string[];
  from: number;
  to: number;
  /** In words. */
  say: string;
}

/** What has to stand in a component, where not everything may. */
export const contents = byName<Contents>({
  Gallery: { of: ["Figure"], from: 2, to: Infinity, say: "two or more pictures" },
  Compare: { of: ["Figure"], from: 2, to: 2, say: "two pictures, the first being the one before" },
  Palette: { of: ["Colour"], from: 1, to: Infinity, say: "one Colour or more" },
  DoDont: { of: ["Do", "Dont"], from: 2, to: Infinity, say: "a Do and a Dont" },
  Tiles: { of: ["Tile"], from: 1, to: Infinity, say: "one Tile or more" },
  Steps: { of: ["list"], from: 1, to: 1, say: "one numbered list (lines that begin 1. 2. 3.)" },
});
