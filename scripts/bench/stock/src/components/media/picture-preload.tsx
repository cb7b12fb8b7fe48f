/** Gatsby asks for no picture in the head: it is in its place that one is found. */
export const picturePreload = (_picture: Queries.PictureFragment, _options?: object) => null;
