import {
  higherPeak,
  parseProcesses,
  proportionalKilobytes,
  treeMegabytes,
} from "../../scripts/bench-scale/memory";

const LISTED = `
    1     0   4096
   30    20 102400
   20    10 204800
   10     1  51200
   99     1 999999
`;

const LISTED_KB = ({ kilobytes }: { kilobytes: number }) => kilobytes;

describe("the memory of a build", () => {
  it("is that of its process and of all that it started, in whatever order they are listed", () => {
    expect(treeMegabytes(parseProcesses(LISTED), 10, LISTED_KB)).toBe(350);
    expect(treeMegabytes(parseProcesses(LISTED), 20, LISTED_KB)).toBe(300);
  });

  it("is nothing once the process has gone", () => {
    expect(treeMegabytes(parseProcesses(LISTED), 11, LISTED_KB)).toBe(0);
  });

  it("counts the share that a process has of what several use", () => {
    const rollup = "00400000-7ffd [rollup]\nRss:  160000 kB\nPss:   96320 kB\nPss_Anon: 64000 kB\n";
    expect(proportionalKilobytes(rollup)).toBe(96_320);
    expect(proportionalKilobytes("")).toBeUndefined();
  });

  it("is asked for where it can be more than what was seen, and nowhere else", () => {
    const half = jest.fn(({ kilobytes }: { kilobytes: number }) => kilobytes / 2);
    const peakAfter = (peak: number) => higherPeak(peak, parseProcesses(LISTED), 10, half);
    expect(peakAfter(350)).toBe(350);
    expect(half).not.toHaveBeenCalled();
    expect(peakAfter(349)).toBe(349);
    expect(peakAfter(100)).toBe(175);
  });

  it("is that of this very process, as the system tells it", () => {
    const listed = 2 ** 30;
    const self = { pid: process.pid, parent: 0, kilobytes: listed };
    const megabytes = treeMegabytes([self], process.pid);
    expect(megabytes).toBeGreaterThan(20);
    // Where the system does not tell what is shared, what is listed counts.
    expect(megabytes < listed / 1024).toBe(process.platform === "linux");
    expect(treeMegabytes([{ ...self, pid: 2 ** 30 }], 2 ** 30)).toBe(0);
  });
});
