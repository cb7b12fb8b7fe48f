/**
 * Addresses of the scripts that a built page asks for when it has been painted.
 *
 * @param html the built HTML of the page
 */
export const scriptsOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/"(\/[^"/]+\.js)"/g)].map(([, address = ""]) => address)),
];
