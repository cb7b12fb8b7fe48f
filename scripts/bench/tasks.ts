import type { Browser } from "@playwright/test";
import { isLaidOut } from "../browser/laid-out";

/** A phone as Lighthouse has it. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** How much slower a phone is than this machine, by Lighthouse. */
const SLOWER = 4;

/** What of a task, in ms, holds nobody up. */
const SHORT = 50;

/** All of what a page does by itself once it has come alive and is laid out is done by then, in ms. */
const SETTLED = 1_000;

/** A browser on a busy machine now and then leaves the paint out of a trace. */
const ATTEMPTS = 3;

/** What is read of an event of a trace; times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Of `dur`, what the thread had a processor for. */
  tdur?: number;
}

/** Tasks of a page's own thread after its first paint, in ms. */
export interface Tasks {
  /** The longest by the clock, and blocking time on a slower phone. */
  longest: number;
  blocking: number;
  /** The same of the time in which the thread had a processor: of what the page itself asks for. */
  longestCpu: number;
  blockingCpu: number;
}

const summary = (lengths: readonly number[]) => ({
  longest: Math.max(0, ...lengths),
  blocking: lengths.reduce((sum, length) => sum + Math.max(0, length * SLOWER - SHORT), 0),
});

/**
 * Reads the tasks of a page out of a trace.
 *
 * @throws Error when the trace has no first paint
 */
export const tasksAfterPaint = (events: readonly TraceEvent[]): Tasks => {
  const paint = events.findLast(({ name }) => name === "firstContentfulPaint");
  if (!paint) throw new Error("The trace has no first paint");
  const tasks = events.filter(
    ({ name, ph, pid, tid, ts }) =>
      name === "ThreadControllerImpl::RunTask" &&
      ph === "X" &&
      pid === paint.pid &&
      tid === paint.tid &&
      ts > paint.ts,
  );
  const wall = summary(tasks.map(({ dur = 0 }) => dur / 1000));
  const cpu = summary(tasks.map(({ tdur = 0 }) => tdur / 1000));
  return { ...wall, longestCpu: cpu.longest, blockingCpu: cpu.blocking };
};

const traceOf = async (browser: Browser, url: string): Promise<readonly TraceEvent[]> => {
  try {
    const page = await browser.newPage(PHONE);
    await browser.startTracing(page, { categories: ["toplevel", "loading"] });
    await page.goto(url);
    await page.waitForFunction(isLaidOut);
    await page.waitForTimeout(SETTLED);
    return (JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] })
      .traceEvents;
  } finally {
    await browser.close();
  }
};

/**
 * Visits an address with a browser that has shown nothing before.
 *
 * @throws Error when none of three traces has a first paint
 */
export const timeTasks = async (launch: () => Promise<Browser>, url: string): Promise<Tasks> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return tasksAfterPaint(await traceOf(await launch(), url));
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
};
