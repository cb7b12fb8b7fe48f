import { z } from "zod";

/*
 * The components that an article or a case study may use without an import, and what each
 * takes. `src/components/mdx/components.tsx` has the component of each name.
 */

const text = z.string({ error: "some text" }).min(1, { error: "some text" });
const oneOf = (...values: [string, ...string[]]) =>
  z.enum(values, { error: `one of ${values.join(", ")}` });

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

export const vocabulary: Record<string, z.ZodType> = {
  Figure: z.strictObject({
    src: text,
    alt: z.string({ error: 'a description of the picture, or alt="" for a mere ornament' }),
    caption: text.optional(),
    width: oneOf("text", "wide", "full").optional(),
  }),
  PullQuote: z.strictObject({}),
  Aside: z.strictObject({ title: text.optional() }),
  Tiles: z.strictObject({ layout: oneOf("full", "half", "thirds", "pair").optional() }),
  Tile: z.strictObject({
    kind: oneOf(...tileKinds),
    tone: z.int({ error: "the number of a colour of the palette, such as tone={1}" }),
    title: text,
    caption: text,
    /** A drawing of its own, an SVG file beside the text; without one the kind is drawn. */
    art: z
      .string()
      .regex(/\.svg$/, { error: 'an SVG file beside this one, such as art="./tiles/mark.svg"' })
      .optional(),
  }),
};
