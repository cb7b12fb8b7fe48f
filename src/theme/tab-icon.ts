import { petals } from "../lib/river-leaf";
import { dark, light } from "./colours";

const drawing =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" fill="${light.accent}" fill-rule="evenodd">` +
  `<style>@media (prefers-color-scheme:dark){svg{fill:${dark.accent}}}</style>` +
  `${petals}</svg>`;

/**
 * The icon of a tab, as an address that holds the drawing itself: browsers ask for an icon as soon as a
 * page has loaded, when its scripts are asked for. It follows the colours of the browser.
 */
export const tabIcon = `data:image/svg+xml,${drawing.replace(/["#%<>]/g, encodeURIComponent)}`;
