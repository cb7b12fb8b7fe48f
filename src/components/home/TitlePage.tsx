import styled from "styled-components";
import { inPage } from "../../lib/opening-letters";
import { formeLeading, posterSize } from "../../theme/measures";
import { from, print } from "../../theme/media";
import { openingFace } from "../../theme/opening-letters";
import { RiverLeaf } from "../ui/RiverLeaf";

type Word = Queries.HomePageQuery["homePage"]["hero"]["forme"][number];

/** In em of the display face, as are the widths of the words. */
const TRACKING = -0.03;
const GLYPH = 0.72;
/** The least room between two words of a line. */
const GAP = 0.31;
/** Longer words would leave the headline small. */
const WIDEST_WORD = 4;

const Plain = styled.h1`
  ${openingFace}
  margin-block: auto;
  font-size: ${posterSize.screen};
  line-height: var(--leading-flat);

  ${print} {
    font-size: ${posterSize.paper};
  }

  em {
    color: var(--accent);
  }
`;

interface Measures {
  /** The widest word, where each has a line of its own, in em. */
  $word: number;
  /** The widest line of two words, in em. */
  $line: number;
}

const Forme = styled(Plain)<Measures>`
  --width: min(100vw - 2 * var(--margin), var(--sheet));
  padding-bottom: 0.03em;
  font-size: calc(var(--width) / ${({ $word }) => $word});
  line-height: ${formeLeading};
  letter-spacing: ${TRACKING}em;

  ${from.small} {
    padding-bottom: 0.1em;
    font-size: calc(var(--width) / ${({ $line }) => $line});
    line-height: var(--leading-flat);
  }
`;

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;

  ${from.small} {
    flex-wrap: nowrap;
  }
`;

/* As wide as the word is in its font, also before the font is there: so it stays where it is. */
const Slug = styled.span<{ $width: number }>`
  flex: none;
  width: ${({ $width }) => $width}em;
  white-space: nowrap;
`;

const Glyph = styled(RiverLeaf)`
  width: ${GLYPH}em;
  height: ${GLYPH}em;
  color: var(--bronze);
  transform: translateY(0.035em);
`;

const emOf = ({ text, width }: Word): number =>
  Math.round((width + text.length * TRACKING) * 1000) / 1000;

const total = (...widths: number[]): number => widths.reduce((sum, width) => sum + width, 0);

const Sort = ({ word }: { word: Word }) => (
  <Slug $width={emOf(word)}>{word.isAccent ? <em>{word.text}</em> : word.text}</Slug>
);

/**
 * The headline. One of four short words is set like a printer's forme, two words to a line and
 * as wide as the sheet, the river leaf a letter among letters; any other is set as it falls.
 */
export const TitlePage = ({ words }: { words: readonly Word[] }) => {
  const [first, second, third, fourth] = words;
  const fits = words.length === 4 && words.every((word) => emOf(word) <= WIDEST_WORD);
  if (!fits || !first || !second || !third || !fourth) {
    return (
      <Plain {...inPage}>
        {words.map(({ text, isAccent }, index) => (
          <span key={text}>
            {index > 0 && " "}
            {isAccent ? <em>{text}</em> : text}
          </span>
        ))}
      </Plain>
    );
  }
  const lines = [
    total(emOf(first), GAP, emOf(second)),
    total(emOf(third), GLYPH, GAP, emOf(fourth)),
  ];
  return (
    <Forme {...inPage} $word={Math.max(...words.map(emOf))} $line={Math.max(...lines)}>
      <Line>
        <Sort word={first} /> <Sort word={second} />
      </Line>{" "}
      <Line>
        <Sort word={third} /> <Glyph detailed /> <Sort word={fourth} />
      </Line>
    </Forme>
  );
};
