/*
 * Where pictures stand, and how wide they are shown there. `sizes` repeats what the layout
 * does; `__tests__/e2e/picture-sizes.spec.ts` holds it against the boxes. From 800 px of width
 * the sheet with its margins of 4 vw is 92 vw wide, and a gutter 2.2 vw; from 1826 px the sheet
 * stays at 1680 px and a gutter at 36 px (src/theme/tokens.ts). Below 768 px the margins are
 * 20 px. `widths` is a ladder in which no step is more than half as much again as the one before,
 * so that no screen is sent many more pixels than it shows.
 */

export interface PicturePlace {
  /** Widths to render, in px. */
  widths: readonly number[];
  /** The `sizes` attribute. */
  sizes: string;
  /** Up to this width, in px, fewer bytes are worth a longer search of the encoder. */
  leanUpTo?: number;
}

/*
 * 670 is what the telephones show that most people here have: 360 px at twice the density without the
 * margins, and with them 412 px at 1.75 or 375 at 2. 750 is for 414 at 2, 1000 for 360 to 412 at 3.
 */
const LADDER = [420, 560, 670, 750, 1000, 1350, 1800, 2400] as const;

/** For articles and case studies, whose HTML has no room for one more width of each picture. */
const LADDER_OF_TEXTS = LADDER.filter((width) => width !== 750);

/**
 * The widths of a picture's own format, which is for browsers older than WebP (2020) and for what
 * cannot choose, such as readers of feeds: every other step, from the widest down.
 *
 * @param widths all widths of a place, in px, from the narrowest up
 */
export const fallbackWidths = (widths: readonly number[]): number[] =>
  widths.filter((_, index) => (widths.length - 1 - index) % 2 === 0);

const upTo = (max: number, ladder: readonly number[], sizes: string): PicturePlace => ({
  widths: ladder.filter((width) => width <= max),
  sizes,
});

const place = (max: number, sizes: string): PicturePlace => upTo(max, LADDER, sizes);

/**
 * What opens an article or a list: the largest part of what a telephone fetches before it is shown. An article has
 * the same file in the list of all, and a plate on the home page, so that who comes from there has it already.
 */
const lean = (plain: PicturePlace): PicturePlace => ({ ...plain, leanUpTo: 670 });

const inText = (max: number, sizes: string): PicturePlace => upTo(max, LADDER_OF_TEXTS, sizes);

/** Half of the sheet on wide screens, the whole width on small ones. */
const HALF = "(min-width: 1826px) 822px, (min-width: 768px) 44.9vw, calc(100vw - 40px)";

export const picturePlaces = {
  /** A picture of a list: a plate, or that of an article. */
  CARD: lean(place(1350, HALF)),
  /** The first of the selected plates on the home page: three quarters of the sheet. */
  SELECTED_LEAD: lean(
    place(
      1800,
      "(min-width: 1826px) 1233px, (min-width: 1024px) 67.4vw, (min-width: 768px) 92vw, calc(100vw - 40px)",
    ),
  ),
  /** The other selected plates, cropped to a common height. */
  SELECTED: lean(
    place(1350, "(min-width: 1826px) 965px, (min-width: 768px) 52.8vw, calc(100vw - 40px)"),
  ),
  /** Beside the words of an article in a list, also in that at the end of each article. */
  THUMB: lean(
    inText(1350, "(min-width: 1826px) 536px, (min-width: 768px) 29.2vw, calc(100vw - 40px)"),
  ),
  /** An article's opening picture. */
  LEAD: lean(
    inText(1800, "(min-width: 1174px) 1080px, (min-width: 768px) 92vw, calc(100vw - 40px)"),
  ),
  /** From edge to edge; on phones cropped to a height at which 16 : 9 is 484 px wide. */
  BLEED: inText(2400, "(min-width: 484px) 100vw, 484px"),
  /** A figure within the text. Like the next two it is also shown as large as the screen. */
  TEXT: inText(2400, "(min-width: 616px) 576px, calc(100vw - 40px)"),
  /** A figure that stands out of the text on both sides. */
  WIDE: inText(2400, "(min-width: 1174px) 1080px, (min-width: 768px) 92vw, calc(100vw - 40px)"),
  /** One of several pictures side by side in a gallery. */
  GALLERY: inText(2400, "(min-width: 1174px) 528px, (min-width: 768px) 45vw, calc(100vw - 40px)"),
  /** Before a film is played: a poster has no choice of widths, and is shown in the widest. */
  POSTER: place(1000, "100vw"),
  PORTRAIT: place(
    1350,
    "(min-width: 1826px) 679px, (min-width: 1024px) 37vw, (min-width: 768px) 57vw, calc(100vw - 40px)",
  ),
} satisfies Record<string, PicturePlace>;

export type PicturePlaceName = keyof typeof picturePlaces;

const PLACES_IN_TEXT: Record<string, PicturePlaceName> = {
  wide: "WIDE",
  full: "BLEED",
  gallery: "GALLERY",
  poster: "POSTER",
};

/** The place of a picture in a text, by the width that is asked for, or what it is part of. */
export const placeInText = (width: unknown): PicturePlaceName =>
  PLACES_IN_TEXT[String(width)] ?? "TEXT";
