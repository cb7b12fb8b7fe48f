import { TWO_COLUMNS_QUERY } from "../../theme/media";

const BEST_TYPE = "image/avif";

interface Options {
  /** Where the picture is in the first view; everywhere when absent. */
  media?: string;
  /** Ahead of what else is asked for. */
  urgent?: boolean;
}

/**
 * A link that asks for a picture before its place in the page has been laid out, in the format that
 * nearly all browsers take and the width that they would choose. It is an element and no component:
 * Helmet reads its children without rendering them.
 */
export const picturePreload = (
  { src, sources, sizes }: Queries.PictureFragment,
  { media, urgent = false }: Options = {},
) => (
  <link
    key={src}
    rel="preload"
    as="image"
    type={BEST_TYPE}
    href={src}
    imageSrcSet={sources.find(({ type }) => type === BEST_TYPE)?.srcSet}
    imageSizes={sizes}
    {...(media && { media })}
    {...(urgent && { fetchpriority: "high" })}
  />
);

/**
 * The same for the first row of a list: where its second picture stands beside the first one, either
 * may be the largest in view.
 */
export const firstRowPreloads = (pictures: readonly Queries.PictureFragment[]) =>
  pictures
    .slice(0, 2)
    .map((picture, index) =>
      picturePreload(picture, { urgent: true, media: index > 0 ? TWO_COLUMNS_QUERY : undefined }),
    );
