/**
 * The title of the home page, as it is published: with the name of the site, which is in no other file, before it.
 *
 * @param title as the page has it.
 * @param name of the site.
 */
export const homeTitle = (title: string, name: string): string =>
  title.includes(name) ? title : `${name}: ${title}`;
