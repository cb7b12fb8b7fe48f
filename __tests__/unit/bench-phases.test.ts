import { phasesOf } from "../../scripts/bench-scale/phases";

const OUTPUT = `
success compile gatsby files - 1.250s
success load plugins - 0.750s
success onPreBootstrap - 4.500s
success source and transform nodes - 2.000s
success run queries in workers - 3.125s - 1013/1013 324.16/s
success Building static HTML for pages - 950ms - 15/15 15.79/s
success something that nobody knows - 9.000s
warn success of a kind - 3.000s
info Done building in 12.575 sec
`;

describe("the phases of a build", () => {
  it("are read from the lines that Gatsby prints", () => {
    expect(phasesOf(OUTPUT)).toEqual({
      start: 2,
      check: 4.5,
      source: 2,
      queries: 3.125,
      html: 0.95,
    });
  });

  it("are none in an output that tells none", () => {
    expect(phasesOf("npm error Missing script")).toEqual({});
  });
});
