import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { contentDir } from "../src/build/content/directory";
import { kindOf } from "../src/build/content/kinds";
import { parseContent } from "../src/build/content/parse";
import type * as schemas from "../src/build/content/schemas";
import { hiddenBecause, today } from "../src/build/content/visibility";

type Published<Schema extends z.ZodType> = z.infer<Schema> & { slug: string };

/** The content files of one folder that a build publishes today, with their slugs, in order. */
const read = <Schema extends z.ZodType>(folder: string, index: string): Published<Schema>[] =>
  readdirSync(path.join(contentDir(), folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const file = `${folder}/${name}/${index}`;
      const match = kindOf(file);
      const source = readFileSync(path.join(contentDir(), file), "utf8");
      const data = match && parseContent(file, source, match.kind).data;
      if (!data) throw new Error(`content/${file} is not in order: run npm run check.`);
      return { ...data, slug: name } as Published<Schema>;
    })
    .filter((entry) => !hiddenBecause(entry, today()))
    .sort((one, other) => (one.slug < other.slug ? -1 : 1));

/**
 * The articles that visitors see, in the order in which the site lists them.
 * @throws Error for a file that the content check refuses.
 */
export const publishedArticles = (): Published<typeof schemas.article>[] =>
  read<typeof schemas.article>("articles", "index.mdx").sort(
    (one, other) =>
      Number(other.pinned) - Number(one.pinned) ||
      other.publishDate.localeCompare(one.publishDate) ||
      (one.title < other.title ? -1 : 1),
  );

/**
 * The case studies that visitors see, by their slugs.
 * @throws Error for a file that the content check refuses.
 */
export const publishedCaseStudies = (): Published<typeof schemas.caseStudy>[] =>
  read<typeof schemas.caseStudy>("case-studies", "index.mdx");

/**
 * The projects that visitors see, in their order.
 * @throws Error for a file that the content check refuses.
 */
export const publishedProjects = (): Published<typeof schemas.project>[] =>
  read<typeof schemas.project>("projects", "index.json").sort(
    (one, other) => one.order - other.order,
  );
