import styled from "styled-components";
import { inPage } from "../../lib/opening-letters";
import { pageTitle } from "../../theme/measures";
import { print } from "../../theme/media";
import { openingFace } from "../../theme/opening-letters";
import { Accented } from "./Accented";

/* An italic word that closes the headline has a line of its own, so that the lines are the same
   in every font: nothing below them moves when the right one arrives. */
const Headline = styled.h1<{ $accentCloses: boolean }>`
  ${openingFace}
  font-size: ${pageTitle.size};
  line-height: ${pageTitle.leading};

  em {
    display: ${({ $accentCloses }) => ($accentCloses ? "block" : "inline")};
    color: var(--accent);
  }

  ${print} {
    font-size: var(--text-3xl);

    em {
      display: inline;
    }
  }
`;

interface Props {
  text: string;
  /** The words set in the italic accent. */
  accent?: string | null;
  /** The page opens with words: the letters of its headline come with it, where there is room. */
  amongWords?: boolean;
}

/** The headline of an inner page. */
export const PageTitle = ({ text, accent, amongWords = false }: Props) => (
  <Headline
    {...(amongWords ? inPage : undefined)}
    $accentCloses={Boolean(accent && text.endsWith(accent))}
  >
    <Accented text={text} accent={accent} />
  </Headline>
);
