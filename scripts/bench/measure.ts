import { execFile } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

/** What is read of a report of Lighthouse. */
interface Report {
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { numericValue?: number; details?: unknown } | undefined>;
}

/** What one visit on a slow phone came to, as Lighthouse simulates it. */
export interface Visit {
  /** Scores from 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Largest contentful paint, in ms. */
  lcp: number;
  /** Total blocking time, in ms. */
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Bytes over the wire until the page had loaded, and in all, the late scripts included. */
  firstBytes: number;
  allBytes: number;
}

interface NetworkRequest {
  networkRequestTime: number;
  transferSize: number;
}

const CATEGORIES = "performance,accessibility,best-practices,seo";

/** A browser on a busy machine now and then loses the trace of a visit. */
const ATTEMPTS = 3;

const run = promisify(execFile);

const reportOf = async (url: string, port: number): Promise<Report> => {
  const file = path.join(tmpdir(), `lighthouse-${port}.json`);
  const flags = [`--port=${port}`, "--quiet", "--output=json", `--output-path=${file}`];
  const command = ["--no-install", "lighthouse", url, ...flags];
  let failure: unknown;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    try {
      await run("npx", [...command, `--only-categories=${CATEGORIES}`]);
      return JSON.parse(readFileSync(file, "utf8")) as Report;
    } catch (error) {
      failure = error;
    } finally {
      rmSync(file, { force: true });
    }
  }
  throw new Error(`${url}: ${String(failure).split("\n", 2).join(" ")}`);
};

/**
 * Visits an address once, with Lighthouse's own settings for mobile. It runs as a command of its
 * own: parts of it are sent into the page as text, which a loader of TypeScript must not touch.
 *
 * @param port where the browser listens to its debugging protocol
 * @throws Error when the page could not be measured, three times in a row
 */
export const visit = async (url: string, port: number): Promise<Visit> => {
  const lhr = await reportOf(url, port);
  const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const details = lhr.audits["network-requests"]?.details as
    { items: NetworkRequest[] } | undefined;
  const metrics = lhr.audits.metrics?.details as { items: { observedLoad: number }[] } | undefined;
  const requests = details?.items ?? [];
  const [first] = requests;
  const loadedAt = (first?.networkRequestTime ?? 0) + (metrics?.items[0]?.observedLoad ?? 0);
  const bytes = (some: NetworkRequest[]) =>
    some.reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    firstBytes: bytes(requests.filter((request) => request.networkRequestTime <= loadedAt)),
    allBytes: bytes(requests),
  };
};
