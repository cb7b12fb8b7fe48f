import { graphql } from "gatsby";
import { startTransition, useCallback, useState, type SyntheticEvent } from "react";
import styled, { css, keyframes } from "styled-components";
import { PLACEHOLDER_IMAGE } from "../../lib/constants";
import { pulseDuration } from "../../theme/measures";
import { motion, scripted } from "../../theme/media";
import { RiverLeaf } from "../ui/RiverLeaf";

const pulse = keyframes`
  50% { opacity: 1; }
`;

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

type Waiting = "pulse" | "spinner" | "none";

/* What is said of the state of a picture is so before React comes, too (src/build/first-view/starter.ts). */
const IS_WAITING = `[data-state="waiting"]`;

const pulsing = css`
  /* Without a script nothing would ever end it. */
  ${scripted} {
    &${IS_WAITING} {
      background-color: var(--rule);
    }

    /* Opacity alone is animated beside the page's own work; a colour would be painted anew. */
    &${IS_WAITING}::before {
      content: "";
      position: absolute;
      inset: 0;
      background-color: var(--paper-raised);
      opacity: 0;
    }

    ${motion} {
      &${IS_WAITING}::before {
        animation: ${pulse} ${pulseDuration} ease-in-out infinite;
      }
    }
  }
`;

interface FrameProps {
  $waiting: Waiting;
  /** Width divided by height: the box stays as it is, whatever is shown in it. */
  $ratio: number;
}

const Frame = styled.span<FrameProps>`
  position: relative;
  display: block;
  overflow: hidden;
  background-color: var(--paper-raised);
  ${({ $waiting }) => $waiting === "pulse" && pulsing}

  img {
    position: relative;
    width: 100%;
    height: auto;
    aspect-ratio: ${({ $ratio }) => $ratio};
    object-fit: cover;
  }
`;

/* It lies under the picture, which would hide that it still turns, not what its frames cost. */
const Spinner = styled.span`
  position: absolute;
  inset: 0;
  display: none;
  place-items: center;
  color: var(--bronze);
  font-size: var(--text-3xl);

  ${scripted} {
    ${IS_WAITING} > & {
      display: grid;
    }
  }

  ${motion} {
    svg {
      animation: ${turn} var(--turn) linear infinite;
    }
  }
`;

interface Props {
  picture: Queries.PictureFragment;
  /** What the picture shows; "" for an ornament. */
  alt: string;
  /** Fetched at once instead of when it comes near the viewport. */
  eager?: boolean;
  /**
   * The picture that the first view is about: fetched ahead of the others.
   * Browsers with element timing tell when it is (src/build/first-view/starter.ts).
   */
  priority?: boolean;
  /** What is seen until it has loaded. */
  waiting?: Waiting;
  className?: string;
}

type State = "waiting" | "loaded" | "failed";

const stateOf = (image: HTMLImageElement): State =>
  image.complete ? (image.naturalWidth > 0 ? "loaded" : "failed") : "waiting";

/**
 * A picture in the best format and width for the screen, in a box that is free from the start.
 * Plain HTML: it is shown without any script; scripts only end the waiting and replace a
 * picture that failed.
 */
export const Picture = ({
  picture,
  alt,
  eager = false,
  priority = false,
  waiting = "none",
  className,
}: Props) => {
  const { src, srcSet, sizes, sources, width, height } = picture;
  // Of one picture: where another takes its place, as when a designer replaces it, it says nothing.
  const [seen, setSeen] = useState<{ src: string; state: State }>();
  const state = seen?.src === src ? seen.state : "waiting";

  // A picture may have loaded or failed before React took over the page. Said as a transition: while
  // React takes over, it would otherwise render this picture and run all effects of the page at once.
  const adopt = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image?.getAttribute("src") || !image.complete) return;
      const adopted = { src, state: stateOf(image) };
      startTransition(() => setSeen(adopted));
    },
    [src],
  );

  const settle = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) =>
    setSeen({ src, state: currentTarget.naturalWidth === 0 ? "failed" : "loaded" });

  const isWaiting = state === "waiting";
  const ratio = Number((width / height).toFixed(4));

  if (state === "failed") {
    return (
      <Frame className={className} $waiting="none" $ratio={ratio} data-state="failed">
        <img src={PLACEHOLDER_IMAGE} alt={alt} width={width} height={height} />
      </Frame>
    );
  }
  return (
    <Frame className={className} $waiting={waiting} $ratio={ratio} data-state={state}>
      {waiting === "spinner" && isWaiting && (
        <Spinner>
          <RiverLeaf />
        </Spinner>
      )}
      <picture>
        {sources.map((source) => (
          <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
        ))}
        <img
          ref={adopt}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          width={width}
          height={height}
          alt={alt}
          loading={eager ? "eager" : "lazy"}
          // Also of the first picture: the page would wait for it with the frame after the first.
          decoding="async"
          onLoad={settle}
          onError={() => setSeen({ src, state: "failed" })}
          {...(priority && { fetchpriority: "high", elementtiming: "first" })}
        />
      </picture>
    </Frame>
  );
};

export const pictureFragment = graphql`
  fragment Picture on Picture {
    src
    srcSet
    sizes
    sources {
      type
      srcSet
    }
    width
    height
  }
`;
