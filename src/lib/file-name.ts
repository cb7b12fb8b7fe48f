/**
 * The name of a file as it is on disk, from the way it is written in a text: `my%20plate.jpg` and
 * `my plate.jpg` are one file, and a per cent sign that encodes nothing is itself.
 */
export const fileNameOf = (src: string): string => {
  try {
    return decodeURIComponent(src);
  } catch {
    return src;
  }
};
