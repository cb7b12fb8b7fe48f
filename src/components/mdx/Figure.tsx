import styled from "styled-components";
import { Picture } from "../media/Picture";

const Frame = styled.figure`
  margin-block: var(--space-7);

  &[data-width="wide"] {
    grid-column: wide;
  }

  &[data-width="full"] {
    grid-column: bleed;
  }
`;

const Caption = styled.figcaption`
  max-width: var(--measure);
  margin-top: var(--space-3);
  font-size: var(--text-sm);
  line-height: var(--leading-loose);
  color: var(--ink-soft);

  [data-width="full"] > & {
    margin-inline: var(--margin);
  }
`;

interface Props {
  picture: Queries.PictureFragment;
  alt: string;
  caption?: string;
  width?: "text" | "wide" | "full";
}

/** A picture of an article or case study with its caption, as wide as the text or wider. */
export const Figure = ({ picture, alt, caption, width = "text" }: Props) => (
  <Frame data-width={width}>
    <Picture picture={picture} alt={alt} waiting="spinner" />
    {caption && <Caption>{caption}</Caption>}
  </Frame>
);
