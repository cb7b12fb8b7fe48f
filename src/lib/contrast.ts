const channel = (hex: string): number => {
  const value = Number.parseInt(hex, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const luminance = (colour: string): number => {
  const [, red = "", green = "", blue = ""] = /^#(..)(..)(..)$/.exec(colour) ?? [];
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
};

/** Contrast of two colours (#rrggbb) after WCAG 2, from 1 to 21. */
export const contrastOf = (one: string, other: string): number => {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
};

/** The contrast that WCAG AA asks of text. */
export const TEXT_CONTRAST = 4.5;

/** A ratio as it is written, such as “4.5”: rounded down, so that nothing is said to pass that fails. */
export const formatContrast = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);
