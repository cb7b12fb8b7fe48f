import styled from "styled-components";
import { from } from "../../theme/media";
import { TileArt, type TileKind } from "./TileArt";

const Grid = styled.div`
  display: grid;
  grid-column: wide;
  gap: var(--gutter);
  margin-block: var(--space-6);

  ${from.medium} {
    &[data-layout="half"] {
      grid-template-columns: 1fr 1fr;
    }

    &[data-layout="thirds"] {
      grid-template-columns: repeat(3, 1fr);
    }

    &[data-layout="pair"] {
      grid-template-columns: 2fr 1fr;
    }
  }
`;

const Ground = styled.div<{ $tone: number }>`
  position: relative;
  display: grid;
  place-items: center;
  height: clamp(14rem, 30vw, 26rem);
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
  line-height: 1.45;
  color: var(--ink-soft);
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
export const Tile = ({ kind, tone, title, caption, art }: TileProps) => (
  <figure>
    <Ground $tone={tone} aria-hidden="true">
      {art ? (
        <Drawing src={art} alt="" loading="lazy" decoding="async" />
      ) : (
        <TileArt kind={kind} tone={tone} title={title} />
      )}
    </Ground>
    <Caption>{caption}</Caption>
  </figure>
);

interface TilesProps {
  layout?: "full" | "half" | "thirds" | "pair";
  children?: React.ReactNode;
}

/** Tiles side by side. */
export const Tiles = ({ layout = "full", children }: TilesProps) => (
  <Grid data-layout={layout}>{children}</Grid>
);
