import styled from "styled-components";
import { print } from "../../theme/media";
import { Caption } from "./Caption";
import { Frame } from "./frame";
import { Player } from "./Player";

/* The still picture that a film is on paper; it is the poster, which is fetched anyway. */
const Still = styled.img`
  display: none;

  ${print} {
    display: block;
    width: 100%;
  }
`;

interface Props {
  src: string;
  poster: { src: string; width: number; height: number };
  title: string;
  /** Address of a WebVTT file. */
  captions?: string;
  silent?: boolean;
  ambient?: boolean;
  caption?: string;
  width?: "text" | "wide" | "full";
}

/** A film of the designer's own, with its caption; it begins by itself only where motion is welcome. */
export const Video = ({ width = "text", caption, captions, ...film }: Props) => {
  const { src, poster, title, silent, ambient } = film;
  return (
    <Frame $width={width}>
      <Player src={src} poster={poster} title={title} silent={silent} ambient={ambient}>
        {captions && <track kind="captions" src={captions} srcLang="en" label="English" default />}
        <a href={src}>{title}</a>
      </Player>
      <Still src={poster.src} alt={title} width={poster.width} height={poster.height} />
      <Caption width={width} caption={caption} />
    </Frame>
  );
};
