import { useEffect, useRef } from "react";
import styled from "styled-components";
import { print } from "../../theme/media";
import { Caption } from "./Caption";
import { Frame } from "./frame";
import { playWhileSeen } from "./play-while-seen";

const Film = styled.video<{ $ratio: number }>`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: ${({ $ratio }) => $ratio};
  background: var(--paper-raised);

  ${print} {
    display: none;
  }
`;

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

/** A film with the browser's own controls; it begins by itself only where motion is welcome. */
export const Video = ({ width = "text", ...film }: Props) => {
  const { src, poster, title, captions, silent, ambient, caption } = film;
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => (ambient && video.current ? playWhileSeen(video.current) : undefined), [ambient]);

  return (
    <Frame data-width={width}>
      <Film
        ref={video}
        $ratio={Number((poster.width / poster.height).toFixed(4))}
        src={src}
        poster={poster.src}
        width={poster.width}
        height={poster.height}
        aria-label={title}
        preload={ambient ? "none" : "metadata"}
        controls
        playsInline
        loop={ambient}
        muted={silent}
      >
        {captions && <track kind="captions" src={captions} srcLang="en" label="English" default />}
        <a href={src}>{title}</a>
      </Film>
      <Still src={poster.src} alt={title} width={poster.width} height={poster.height} />
      <Caption caption={caption} />
    </Frame>
  );
};
