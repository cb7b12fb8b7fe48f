import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { goodPictures } from "../../__tests__/support/odd-pictures";
import { goodTexts } from "../../__tests__/support/odd-texts";
import { checkContent } from "../../src/build/content/check";
import { contentDir } from "../../src/build/content/directory";
import { isError } from "../../src/build/content/problems";
import type { Valid } from "./fuzz";
import { tryEach, type Row } from "./rows";
import { endOf, runBuild, siteCopy } from "./run-build";

const MUTANTS = 10;
const FIXTURE = "__tests__/fixtures/content/articles/minimalist-design";

/** One changed text for each of ten files, the text files first: they have most to go wrong. */
const sampleOf = (valid: readonly Valid[]): Valid[] => {
  const byFile = new Map(valid.map((one) => [one.file, one]));
  return [...byFile.values()]
    .sort((one, other) => Number(other.file.endsWith(".mdx")) - Number(one.file.endsWith(".mdx")))
    .slice(0, MUTANTS);
};

/** Puts changed files among the content, but for those that do not fit the other files. */
const putMutants = async (content: string, valid: readonly Valid[]): Promise<string[]> => {
  const taken: string[] = [];
  for (const { file, source } of sampleOf(valid)) {
    writeFileSync(path.join(content, file), source);
    const { problems } = await checkContent(content);
    if (problems.some(isError)) cpSync(path.join(contentDir(), file), path.join(content, file));
    else taken.push(file);
  }
  return taken;
};

/** Makes an article, with a name that says which it is. */
const putArticle = (content: string, slug: string, text: string | Buffer): string => {
  const folder = path.join(content, "articles", slug);
  mkdirSync(folder, { recursive: true });
  cpSync(path.join(FIXTURE, "cover.jpg"), path.join(folder, "cover.jpg"));
  writeFileSync(path.join(folder, "index.mdx"), text);
  return folder;
};

const putPictures = async (content: string): Promise<void> => {
  const text = readFileSync(path.join(FIXTURE, "index.mdx"), "utf8");
  for (const [index, { name, data }] of goodPictures.entries()) {
    const own = text
      .replace(/^title: .*$/m, `title: "Picture ${index}"`)
      .replace(/featuredImage: .*/, () => `featuredImage: "./${name}"`);
    const folder = putArticle(content, `odd-picture-${index}`, own);
    writeFileSync(path.join(folder, name), await data());
  }
};

const pageOf = (dir: string, slug: string): string | undefined => {
  const file = path.join(dir, "public", "articles", slug, "index.html");
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
};

/** What is wrong with the opening picture of a page: its renderings have to be there, and not empty. */
const missingPicture = (dir: string, page: string): string | undefined => {
  const html = page.replace(/&#x27;/g, "'");
  const addresses = [...html.matchAll(/\/static\/[^"\s,]+/g)].map(([address]) => address);
  if (addresses.length === 0) return "no picture on the page";
  const gone = addresses.filter(
    (address) => !existsSync(path.join(dir, "public", decodeURIComponent(address))),
  );
  return gone.length > 0 ? `not there: ${gone.join(", ")}` : undefined;
};

const isPage = (page: string | undefined): page is string =>
  page !== undefined && page.includes("</html>");

/** One real build with all that is odd and in order, and random changes that were found to be. */
export const tryPublishing = async (valid: readonly Valid[]): Promise<Row[]> => {
  const dir = siteCopy("odd", contentDir());
  const content = path.join(dir, "content");
  const mutants = await putMutants(content, valid);
  goodTexts.forEach(({ text }, index) => putArticle(content, `odd-text-${index}`, text));
  await putPictures(content);
  const built = await runBuild(dir);
  const wrong = built.code === 0 ? undefined : endOf(built);
  return [
    await tryEach("random changes, built", mutants, String, () => Promise.resolve(wrong)),
    await tryEach("odd pictures, built", goodPictures, ({ name }) => name, async (picture) => {
      const page = pageOf(dir, `odd-picture-${goodPictures.indexOf(picture)}`);
      return Promise.resolve(isPage(page) ? missingPicture(dir, page) : (wrong ?? "no page"));
    }),
    await tryEach("odd texts, built", goodTexts, ({ name }) => name, async (text) =>
      Promise.resolve(
        isPage(pageOf(dir, `odd-text-${goodTexts.indexOf(text)}`)) ? undefined : (wrong ?? "no page"),
      ),
    ),
  ]; // prettier-ignore
};
