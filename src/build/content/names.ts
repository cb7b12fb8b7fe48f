import type { ContentFile } from "./check";
import { quote, type Problem } from "./problems";

/* Names that pages share with each other: addresses of other days, titles. */

/** Old addresses have to be free: of a page that is there, and of another page's old address. */
export const checkFormerly = (files: readonly ContentFile[], slugs: (type: string) => string[]) =>
  ["Article", "CaseStudy"].flatMap((type) => {
    const taken = new Map(slugs(type).map((slug) => [slug, `the folder “${slug}”`]));
    return files
      .filter((file) => file.type === type)
      .flatMap(({ file, slug: own, data, lineOf }) =>
        ((data.formerly ?? []) as string[]).flatMap((slug, index): Problem[] => {
          const owner = taken.get(slug);
          taken.set(slug, file);
          if (!owner) return [];
          const expected =
            slug === own
              ? "an old name, not the one that the folder has now"
              : `a name that is free; ${owner} has it`;
          const field = `formerly › entry ${index + 1}`;
          return [{ file, line: lineOf(["formerly", index]), field, found: quote(slug), expected }];
        }),
      );
  });

/** Two articles of one title cannot be told apart in a list or in search results. */
export const checkTitles = (files: readonly ContentFile[]): Problem[] =>
  ["Article", "CaseStudy"].flatMap((type) => {
    const taken = new Map<string, string>();
    return files
      .filter((file) => file.type === type)
      .flatMap(({ file, data, lineOf }): Problem[] => {
        const title = String(data.title);
        const key = title.trim().toLowerCase();
        const other = taken.get(key);
        taken.set(key, file);
        if (!other) return [];
        const found = `${quote(title)}, the title of ${other} too`;
        const expected = "a title of its own, so that readers can tell the two apart";
        return [
          { file, level: "warning", line: lineOf(["title"]), field: "title", found, expected },
        ];
      });
  });
