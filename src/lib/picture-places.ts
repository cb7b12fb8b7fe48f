/*
 * Where pictures stand, and how wide they are shown there. `sizes` repeats what the layout
 * does (src/theme/tokens.ts has the margins and the widest sheet); `widths` is a ladder in
 * which each step is about a third wider than the one before, so that no screen is sent many
 * more pixels than it shows.
 */

export interface PicturePlace {
  /** Widths to render, in px. */
  widths: readonly number[];
  /** The `sizes` attribute. */
  sizes: string;
}

const LADDER = [420, 560, 750, 1050, 1400, 1800, 2400] as const;

const upTo = (max: number): readonly number[] => LADDER.filter((width) => width <= max);

const place = (max: number, sizes: string): PicturePlace => ({ widths: upTo(max), sizes });

export const picturePlaces = {
  /** Half of the sheet on wide screens, the whole width on small ones. */
  CARD: place(1400, "(min-width: 1760px) 784px, (min-width: 768px) 44vw, calc(100vw - 40px)"),
  /** The first of the selected plates on the home page: three quarters of the sheet. */
  SELECTED_LEAD: place(
    1800,
    "(min-width: 1024px) 70vw, (min-width: 768px) 92vw, calc(100vw - 40px)",
  ),
  /** The other selected plates, cropped to a common height. */
  SELECTED: place(1400, "(min-width: 768px) 54vw, calc(100vw - 40px)"),
  /** Beside the words of an article in a list. */
  THUMB: place(1050, "(min-width: 768px) 30vw, calc(100vw - 40px)"),
  /** An article's opening picture. */
  LEAD: place(1800, "(min-width: 1200px) 1080px, (min-width: 768px) 90vw, calc(100vw - 40px)"),
  /** From edge to edge. */
  BLEED: place(2400, "100vw"),
  /** A figure within the text. */
  TEXT: place(1400, "(min-width: 768px) 680px, calc(100vw - 40px)"),
  /** A figure that stands out of the text on both sides. */
  WIDE: place(1800, "(min-width: 1200px) 1080px, (min-width: 768px) 90vw, calc(100vw - 40px)"),
  PORTRAIT: place(1400, "(min-width: 1024px) 38vw, calc(100vw - 40px)"),
} satisfies Record<string, PicturePlace>;

export type PicturePlaceName = keyof typeof picturePlaces;
