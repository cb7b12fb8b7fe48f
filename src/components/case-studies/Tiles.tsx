import { useState } from "react";
import styled from "styled-components";
import { from } from "../../theme/media";
import { TileArt, type TileKind } from "./TileArt";

const Ground = styled.div<{ $tone: number }>`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  background: var(--palette-${({ $tone }) => $tone});
`;

const Drawing = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const Caption = styled.figcaption`
  margin-top: var(--space-3);
  font-size: var(--text-sm);
  line-height: var(--leading-loose);
  color: var(--ink-soft);
`;

/* The drawings are made for these shapes; each layout keeps its tiles at one height. */
const Grid = styled.div`
  display: grid;
  grid-column: wide;
  gap: var(--space-6) var(--gutter);
  margin-block: var(--space-7);

  &[data-layout="full"] ${Ground} {
    aspect-ratio: 12 / 5;
  }

  &[data-layout="thirds"] ${Ground} {
    aspect-ratio: 9 / 11;
  }

  &[data-layout="pair"] {
    figure:first-child ${Ground} {
      aspect-ratio: 16 / 10;
    }

    figure:last-child ${Ground} {
      aspect-ratio: 4 / 5;
    }
  }

  ${from.medium} {
    &[data-layout="half"] {
      grid-template-columns: 1fr 1fr;
    }

    &[data-layout="thirds"] {
      grid-template-columns: repeat(3, 1fr);
    }

    &[data-layout="pair"] {
      grid-template-columns: 2fr 1fr;

      figure:first-child ${Ground} {
        aspect-ratio: auto;
        height: 100%;
      }

      figure:first-child {
        display: grid;
        grid-template-rows: 1fr auto;
      }
    }
  }
`;

interface TileProps {
  kind: TileKind;
  /** Number of the palette's colour that is the ground, from 1. */
  tone: number;
  title: string;
  caption: string;
  /** Address of a drawing of its own. */
  art?: string;
}

/** A designed object in the colours of the case study, where other sites show a picture. */
export const Tile = ({ kind, tone, title, caption, art }: TileProps) => {
  const [failed, setFailed] = useState(false);
  // A drawing may have failed before React took over the page.
  const adopt = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(true);
  };

  return (
    <figure>
      <Ground $tone={tone} aria-hidden="true">
        {art && !failed ? (
          <Drawing
            ref={adopt}
            src={art}
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => setFailed(true)}
          />
        ) : (
          <TileArt kind={kind} tone={tone} title={title} />
        )}
      </Ground>
      <Caption>{caption}</Caption>
    </figure>
  );
};

interface TilesProps {
  layout?: "full" | "half" | "thirds" | "pair";
  children?: React.ReactNode;
}

/** Tiles side by side. */
export const Tiles = ({ layout = "full", children }: TilesProps) => (
  <Grid data-layout={layout}>{children}</Grid>
);
