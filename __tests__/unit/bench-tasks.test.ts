import { tasksTable } from "../../scripts/bench/table";
import { tasksAfterPaint, type TraceEvent } from "../../scripts/bench/tasks";

const PAGE = { pid: 7, tid: 1 };

const paint: TraceEvent = { ...PAGE, name: "firstContentfulPaint", ph: "I", ts: 1_000 };

/** A task; times in ms. */
const task = (start: number, dur: number, tdur: number, of = PAGE): TraceEvent => ({
  ...of,
  name: "ThreadControllerImpl::RunTask",
  ph: "X",
  ts: start * 1000,
  dur: dur * 1000,
  tdur: tdur * 1000,
});

it("tells by the clock and by processor how long tasks are, and what they block on a slower phone", () => {
  expect(tasksAfterPaint([paint, task(2, 20, 10), task(30, 15, 13), task(50, 12, 12)])).toEqual({
    longest: 20,
    // 80 and 60 ms there, of which 50 hold nobody up; 48 does not.
    blocking: 40,
    longestCpu: 13,
    blockingCpu: 2,
  });
});

it("leaves out what came before the first paint, and what is no task of the page", () => {
  const others = [
    task(0, 90, 90),
    task(2, 90, 90, { pid: 7, tid: 2 }),
    task(2, 90, 90, { pid: 8, tid: 1 }),
    { ...task(2, 90, 90), name: "Layout" },
  ];
  expect(tasksAfterPaint([...others, paint]).longest).toBe(0);
});

it("says that a trace has no paint", () => {
  expect(() => tasksAfterPaint([task(2, 20, 10)])).toThrow("no first paint");
});

it("shows a line for each route, and what blocks on all of them", () => {
  const tasks = { longest: 20, blocking: 30, longestCpu: 8, blockingCpu: 0 };
  const table = tasksTable([
    { route: "/", ...tasks },
    { route: "/about", ...tasks, blocking: 12.25, blockingCpu: 1 },
  ]);
  expect(table.split("\n").map((line) => line.trim().split(/ {2,}/))).toEqual([
    ["route", "longest ms", "of a processor", "blocking ms", "of a processor"],
    ["/", "20.0", "8.0", "30.0", "0.0"],
    ["/about", "20.0", "8.0", "12.3", "1.0"],
    ["sum", "42.3", "1.0"],
  ]);
});
