import { parseProcesses, treeMegabytes } from "../../scripts/bench-scale/memory";

const LISTED = `
    1     0   4096
   30    20 102400
   20    10 204800
   10     1  51200
   99     1 999999
`;

describe("the memory of a build", () => {
  it("is that of its process and of all that it started, in whatever order they are listed", () => {
    expect(treeMegabytes(parseProcesses(LISTED), 10)).toBe(350);
    expect(treeMegabytes(parseProcesses(LISTED), 20)).toBe(300);
  });

  it("is nothing once the process has gone", () => {
    expect(treeMegabytes(parseProcesses(LISTED), 11)).toBe(0);
  });
});
