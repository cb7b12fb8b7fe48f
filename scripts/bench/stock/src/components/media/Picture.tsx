import { graphql } from "gatsby";
import { GatsbyImage, type IGatsbyImageData } from "gatsby-plugin-image";
import styled from "styled-components";

/*
 * `GatsbyImage` by itself has the shape of its picture. The site's designs give some pictures a height
 * of their own, so here the box follows the picture, as in ours; how it loads is all Gatsby's.
 */
const Framed = styled(GatsbyImage)`
  > :first-child {
    display: none;
  }

  > picture > img {
    position: relative;
    height: auto;
  }
`;

interface Props {
  picture: Queries.PictureFragment;
  alt: string;
  eager?: boolean;
  priority?: boolean;
  /** What ours shows until a picture has loaded; `GatsbyImage` shows a plain colour. */
  waiting?: string;
  className?: string;
}

/** The very files of our pictures and their places, as `gatsbyImageData` gives them to `GatsbyImage`. */
const imageDataOf = ({
  src,
  srcSet,
  sizes,
  sources,
  width,
  height,
}: Queries.PictureFragment): IGatsbyImageData => ({
  // What src/build/graphql/pictures.ts asks gatsbyImageData for.
  layout: "fullWidth",
  width,
  height,
  backgroundColor: "var(--paper-raised)",
  images: {
    sources: sources.map((source) => ({ ...source, sizes })),
    fallback: { src, srcSet, sizes },
  },
});

/**
 * A picture by Gatsby's own means. One that opens a page is eager, also where ours is lazy and asked for
 * in the head: Gatsby's documentation says so of pictures above the fold.
 */
export const Picture = ({ picture, alt, eager = false, priority = false, className }: Props) => (
  <Framed
    image={imageDataOf(picture)}
    alt={alt}
    loading={eager || priority ? "eager" : "lazy"}
    className={className}
    imgStyle={{ aspectRatio: `${picture.width} / ${picture.height}` }}
  />
);

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
