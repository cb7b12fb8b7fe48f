/**
 * What a part of an address stands for, the name of a file or of a place in a page: `my%20plate.jpg` and
 * `my plate.jpg` are one file, and a per cent sign that encodes nothing is itself.
 */
export const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};
