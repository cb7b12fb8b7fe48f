import { Fragment } from "react";
import styled, { css } from "styled-components";
import { Accented } from "../ui/Accented";
import { RiverLeaf } from "../ui/RiverLeaf";

/** Widths of the lines, in em of the display face: they make the headline as wide as the sheet. */
const EM_OF_WORD = 3.085;
const EM_OF_LINE = 6.37;

const Plain = styled.h1`
  margin-block: auto;
  font-size: var(--text-5xl);
  line-height: 0.94;

  em {
    color: var(--accent);
  }
`;

const justified = css`
  --width: min(100vw - 2 * var(--margin), var(--sheet));
  padding-bottom: 0.03em;
  font-size: calc(var(--width) / ${EM_OF_WORD});
  line-height: 0.89;
  letter-spacing: -0.03em;

  @media (min-width: 600px) {
    padding-bottom: 0.1em;
    font-size: calc(var(--width) / ${EM_OF_LINE});
    line-height: 0.98;
  }
`;

const Forme = styled(Plain)`
  ${justified}
`;

/* Bearings and bowls differ: these even out the ink of the four lines on small screens. */
const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;

  @media (min-width: 600px) {
    flex-wrap: nowrap;
  }
`;

const Glyph = styled(RiverLeaf)`
  width: 0.72em;
  height: 0.72em;
  color: var(--bronze);
  transform: translateY(0.035em);
`;

interface Props {
  headline: string;
  accent?: string | null;
}

/**
 * The headline. One of four short words is set like a printer's forme, two words to a line and
 * as wide as the sheet, the river leaf a letter among letters; any other is set as it falls.
 */
export const TitlePage = ({ headline, accent }: Props) => {
  const words = headline.split(" ");
  const fits = words.length === 4 && words.every((word) => word.length <= 7);
  if (!fits) {
    return (
      <Plain>
        <Accented text={headline} accent={accent} />
      </Plain>
    );
  }
  const [first, second, third, fourth] = words.map((word) => (
    <Fragment key={word}>{word === accent ? <em>{word}</em> : <span>{word}</span>}</Fragment>
  ));
  return (
    <Forme>
      <Line>
        {first} {second}
      </Line>{" "}
      <Line>
        {third} <Glyph detailed /> {fourth}
      </Line>
    </Forme>
  );
};
