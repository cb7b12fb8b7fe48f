import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from "react";
import styled from "styled-components";
import { screenOnly } from "../../theme/media";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { playWhileSeen } from "./play-while-seen";

const Stage = styled.div.attrs(screenOnly)`
  position: relative;
`;

const Film = styled.video<{ $ratio: number }>`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: ${({ $ratio }) => $ratio};
  background: var(--paper-raised);
`;

/* Pressed anywhere on the picture; its sign is the handle of a comparison with another drawing. */
const Press = styled.button.attrs({ type: "button" })`
  position: absolute;
  inset: 0;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;

  svg {
    position: absolute;
    bottom: var(--space-3);
    left: var(--space-3);
    width: var(--target);
    height: var(--target);
    border: var(--hairline) solid var(--ink);
    border-radius: var(--radius-pill);
    background: var(--paper);
    color: var(--ink);
  }

  &:hover svg {
    background: var(--ink);
    color: var(--paper);
  }

  &:focus-visible {
    outline: var(--focus-width) solid var(--accent);
    outline-offset: var(--bar);
  }
`;

/** Whether scripts run does not change: they do as soon as one of them has. */
const never = () => () => undefined;

const SIGNS = { Play: "M18 14.5v15l12-7.5z", Pause: "M18 15v14M26 15v14" };

interface Props {
  src: string;
  poster: { src: string; width: number; height: number };
  title: string;
  silent: boolean | undefined;
  ambient: boolean | undefined;
  /** Tracks, and what stands where no film can be shown. */
  children: ReactNode;
}

/**
 * A film behind its still picture and one button. A film with a beginning gets the browser's own
 * controls when it has begun; one that plays by itself keeps the button, which stops it. Without
 * scripts both have the browser's controls from the first.
 */
export const Player = ({ src, poster, title, silent, ambient, children }: Props) => {
  const video = useRef<HTMLVideoElement>(null);
  const isScripted = useSyncExternalStore(never, () => true, () => false); // prettier-ignore
  const [isPlaying, setPlaying] = useState(false);
  const [hasBegun, setBegun] = useState(false);

  useEffect(() => (ambient && video.current ? playWhileSeen(video.current) : undefined), [ambient]);

  const hasButton = isScripted && (ambient || !hasBegun);
  const says = isPlaying ? "Pause" : "Play";

  const press = () => {
    const film = video.current;
    if (!film) return;
    if (isPlaying) return film.pause();
    // The button goes; the controls that come in its place are the film's.
    if (!ambient) film.focus();
    film.play().catch(() => undefined);
  };

  return (
    <Stage>
      <Film
        ref={video}
        $ratio={Number((poster.width / poster.height).toFixed(4))}
        src={src}
        poster={poster.src}
        width={poster.width}
        height={poster.height}
        aria-label={title}
        preload={ambient ? "none" : "metadata"}
        controls={!hasButton}
        playsInline
        loop={ambient}
        muted={silent}
        tabIndex={hasButton ? -1 : undefined}
        onPlay={() => {
          setPlaying(true);
          setBegun(true);
        }}
        onPause={() => setPlaying(false)}
      >
        {children}
      </Film>
      {hasButton && (
        <Press onClick={press}>
          <svg viewBox="0 0 44 44" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
            <path d={SIGNS[says]} />
          </svg>
          <VisuallyHidden>{`${says}: ${title}`}</VisuallyHidden>
        </Press>
      )}
    </Stage>
  );
};
