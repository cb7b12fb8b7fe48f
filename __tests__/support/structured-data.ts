import type { BuiltPage } from "./built-site";

export interface Entry {
  "@type": string | string[];
  "@id"?: string;
  [key: string]: unknown;
}

/** What a page says to search engines, entry by entry. Fails where it is not JSON-LD. */
export const entriesOf = ({ $ }: BuiltPage): Entry[] => {
  const scripts = $('script[type="application/ld+json"]').toArray();
  return scripts.flatMap((script) => {
    const data = JSON.parse($(script).text()) as { "@context": string; "@graph": Entry[] };
    expect(data["@context"]).toBe("https://schema.org");
    return data["@graph"];
  });
};

export const typesOf = (entry: Entry): string[] => [entry["@type"]].flat();

export const entryOf = (page: BuiltPage, type: string): Entry | undefined =>
  entriesOf(page).find((entry) => typesOf(entry).includes(type));
