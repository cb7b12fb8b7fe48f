/*
 * Articles to measure with: plain Markdown with everything that a stock configuration reads too,
 * always the same for the same number, each different from the others.
 */

/** mulberry32: a small generator of numbers from 0 to 1 that a seed decides. */
const randomFrom = (seed: number) => {
  let state = seed + 0x6d2b79f5;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
};

const WORDS = (
  "the margin of a page is not empty it holds what surrounds it and gives each line its place " +
  "designers set type ink paper cloth brass and colour with patience so that readers find their " +
  "way through market streets posters books screens labels and letters before noon in Benin City"
).split(" ");

const SECTIONS = 12;

/** A day in the past for each article, the first the newest. */
const dayOf = (index: number): string =>
  new Date(Date.UTC(2025, 5, 30) - index * 86_400_000).toISOString().slice(0, 10);

export const slugOf = (index: number): string => `article-${String(index + 1).padStart(5, "0")}`;

const block = (kind: number, sentence: (words: number) => string): string => {
  if (kind === 1) return [1, 2, 3].map(() => `- ${sentence(8)}`).join("\n");
  if (kind === 2) return `> ${sentence(16)}`;
  if (kind === 3) return `\`\`\`css\n.plate {\n  margin: 0 auto;\n  color: #b4532a;\n}\n\`\`\``;
  if (kind === 4) return `| Paper | Weight |\n| --- | --- |\n| Laid | 90 g |\n| Wove | 120 g |`;
  return sentence(30);
};

/** The text of an article: twelve short sections, about 700 words. */
export const articleText = (index: number, topics: readonly string[]): string => {
  const random = randomFrom(index);
  const sentence = (words: number): string => {
    const chosen = Array.from({ length: words }, () => WORDS[Math.floor(random() * WORDS.length)]);
    const text = chosen.join(" ");
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  const section = (_: unknown, at: number): string =>
    [
      `## ${sentence(4).slice(0, -1)}`,
      `${sentence(22)} See *the [projects](/projects)* and **their margins**.`,
      block(at % 6, sentence),
    ].join("\n\n");
  const fields = {
    title: `Plate ${index + 1}: ${sentence(3).slice(0, -1)}`,
    altTitle: "A sheet of paper with a wide margin",
    excerpt: sentence(18),
    topic: topics[index % topics.length],
    publishDate: dayOf(index),
    featuredImage: "./cover.jpg",
  };
  const frontmatter = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`); // prettier-ignore
  const sections = Array.from({ length: SECTIONS }, section);
  return `---\n${frontmatter.join("\n")}\n---\n\n${sections.join("\n\n")}\n`;
};
