import path from "node:path";
import { openSync, type Font } from "fontkit";
import { splitAccent } from "../../lib/accent";
import { displayFonts } from "../../theme/display-fonts";

interface Hero {
  headline: string;
  headlineAccent?: string;
}

export interface FormeWord {
  text: string;
  isAccent: boolean;
  /** Advance in the display face, in em. */
  width: number;
}

const fontAt = (url: string): Font => openSync(path.join("static", url)) as Font;

/** How wide a text runs in a font, in em. */
export const widthOf = (text: string, font: Font): number =>
  font.layout(text).advanceWidth / font.unitsPerEm;

/**
 * The words of the headline with their widths in the shipped fonts. A line that is set to the
 * width of the sheet has to know them: with its words in boxes of these widths, nothing in it
 * moves when the font arrives.
 */
export const formeOf = ({ headline, headlineAccent }: Hero): FormeWord[] => {
  const fonts = { roman: fontAt(displayFonts.roman), italic: fontAt(displayFonts.italic) };
  const { before, accent } = splitAccent(headline, headlineAccent);
  const end = before.length + accent.length;
  let at = 0;
  return headline.split(" ").map((text) => {
    // A word is set in one face, also where a full stop follows its accent.
    const isAccent = at < end && at + text.length > before.length;
    at += text.length + 1;
    return { text, isAccent, width: widthOf(text, isAccent ? fonts.italic : fonts.roman) };
  });
};

export const heroResolvers = { Hero: { forme: { resolve: formeOf } } };
