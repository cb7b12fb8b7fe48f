import styled from "styled-components";
import { Picture } from "../media/Picture";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { Caption } from "./Caption";
import { Frame, type FrameWidth } from "./frame";
import { ZOOM_ATTRIBUTE } from "./zoom";

const Enlarge = styled.a`
  display: block;
  cursor: zoom-in;
`;

export interface FigureProps {
  picture: Queries.PictureFragment;
  /** Address of the picture at its largest. */
  large: string;
  alt: string;
  caption?: string;
  credit?: string;
  width?: FrameWidth;
}

/**
 * A picture of an article or case study with its caption, as wide as the text or wider. A press
 * shows it large: in the lightbox, or as a file where there is no script. An ornament, which
 * has no description, only stands there.
 */
export const Figure = ({ picture, large, alt, caption, credit, width = "text" }: FigureProps) => (
  <Frame $width={width}>
    {alt ? (
      <Enlarge href={large} {...{ [ZOOM_ATTRIBUTE]: "" }}>
        <Picture picture={picture} alt={alt} waiting="spinner" />
        <VisuallyHidden>, enlarge</VisuallyHidden>
      </Enlarge>
    ) : (
      <Picture picture={picture} alt="" waiting="spinner" />
    )}
    <Caption width={width} caption={caption} credit={credit} />
  </Frame>
);
