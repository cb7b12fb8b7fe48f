import type { Locator } from "@playwright/test";

/** How opaque the colour of a computed property is, from 0 to 1. */
export const opacityOf = (locator: Locator, property: string): Promise<number> =>
  locator.evaluate((element, name) => {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 1;
    const context = canvas.getContext("2d");
    if (!context) throw new Error("This browser has no canvas.");
    context.fillStyle = getComputedStyle(element).getPropertyValue(name);
    context.fillRect(0, 0, 1, 1);
    return (context.getImageData(0, 0, 1, 1).data[3] ?? 0) / 255;
  }, property);

/** A computed property of an element. */
export const styleOf = (locator: Locator, property: string): Promise<string> =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
