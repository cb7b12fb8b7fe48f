import { PRINT_STYLE_PATH } from "../../lib/constants";

/**
 * Asks for the styles for paper (src/theme/print-style.ts). In the HTML, where only visitors without
 * scripts find them, they would share a slow connection with what the page opens with.
 */
export const addPrintSheet = (): void => {
  const link = document.createElement("link");
  document.head.append(
    Object.assign(link, { rel: "stylesheet", media: "print", href: PRINT_STYLE_PATH }),
  );
};
