import { existsSync } from "node:fs";
import { externalLinks, type ExternalLink } from "./external-links";

/*
 * `npm run links`: asks for every address outside of the site that the built site links to, and
 * says which do not answer. Needs a network; the tests do not.
 */

const PUBLIC = "public";
const AT_ONCE = 4;
const PATIENCE_MS = 15_000;

/** Answers of hosts that are there and turn robots away. */
const TURNED_AWAY = new Set([401, 403, 405, 429, 999]);

/** Names that RFC 2606 keeps free: placeholders that the owner has still to replace. */
const isReserved = (url: string): boolean =>
  /\.(example|test|invalid)$/.test(new URL(url).hostname);

const ask = async (url: string): Promise<string | undefined> => {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const headers = { "User-Agent": "Mozilla/5.0 (compatible; link check)" };
  try {
    const { status } = await fetch(url, { signal, headers });
    return status < 400 || TURNED_AWAY.has(status) ? undefined : `answers ${status}`;
  } catch (error) {
    return `does not answer (${error instanceof Error ? error.message : String(error)})`;
  }
};

const main = async (): Promise<void> => {
  if (!existsSync(PUBLIC)) throw new Error("There is no built site. Run `npm run build` first.");
  const links = externalLinks(PUBLIC);
  const queue = links.filter(({ url }) => !isReserved(url));
  for (const { url } of links.filter(({ url }) => isReserved(url))) {
    console.log(`placeholder  ${url}`);
  }
  let failed = 0;
  const work = async (): Promise<void> => {
    for (let next: ExternalLink | undefined; (next = queue.shift());) {
      const fault = await ask(next.url);
      if (fault) failed += 1;
      console.log(
        fault
          ? `FAILED       ${next.url} ${fault}: ${next.pages.join(", ")}`
          : `ok           ${next.url}`,
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  console.log(`\n${links.length} external links, ${failed} of them broken`);
  process.exitCode = failed > 0 ? 1 : 0;
};

void main();
