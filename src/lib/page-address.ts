/**
 * The path of the page of this site that an address leads to.
 *
 * @param href as a link has it; a place in the page that it names is left out
 * @returns nothing for files, other sites, mail and places in the same page
 */
export const pageAddress = (href: string): string | undefined => {
  const [address = ""] = href.split("#");
  return /^\/(?!\/)/.test(address) && !/\.[a-z0-9]+$/i.test(address) ? address : undefined;
};
