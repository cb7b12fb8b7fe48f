import career from "../../content/career.json";

/** First and last month of each job, as they are written. */
const periods = career.jobs.map(({ period }) => period.split(" - "));

describe("the jobs", () => {
  it("span Jan 2018 to Mar 2025", () => {
    expect(periods.map(([from]) => from)).toContain("Jan 2018");
    expect(periods.map(([, to]) => to)).toContain("Mar 2025");
  });

  it("have three achievements, some of them two", () => {
    const counts = career.jobs.map(({ achievements }) => achievements.length);
    expect(counts).toEqual(expect.arrayContaining([2, 3]));
  });
});

it("has one entry of education from 2021 to 2025", () => {
  const education = career.education.entries.map(({ period }) => period);
  expect(education.filter((period) => period === "2021 - 2025")).toHaveLength(1);
});
