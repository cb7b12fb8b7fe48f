const codePoints = (characters: string): number[] =>
  [...characters]
    .map((character) => character.codePointAt(0) ?? 0)
    .sort((one, other) => one - other);

/** Of characters that lie farther apart no range is made. */
const REACH = 0x100;

/**
 * The value of `unicode-range` for some characters, in as few words as can be, since every page
 * carries them: it has what lies between two of the characters, too, unless some of that is barred.
 */
export const unicodeRange = (characters: string, barred = ""): string => {
  const ranges: { first: number; last: number }[] = [];
  const walls = codePoints(barred);
  for (const point of codePoints(characters)) {
    const range = ranges.at(-1);
    const isNear = range && point - range.last <= REACH;
    if (isNear && !walls.some((wall) => wall > range.last && wall < point)) range.last = point;
    else ranges.push({ first: point, last: point });
  }
  const hex = (point: number) => point.toString(16);
  return ranges
    .map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ""}`)
    .join(",");
};
