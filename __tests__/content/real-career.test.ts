import career from "../../content/career.json";

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** Months since the year 0. */
const monthOf = (text = ""): number => {
  const [month = "", year] = text.split(" ");
  expect(MONTHS).toContain(month);
  return Number(year) * 12 + MONTHS.indexOf(month);
};

const jobs = career.jobs.map(({ period, ...job }) => {
  const [from, to] = period.split(" - ");
  return { ...job, from: monthOf(from), to: monthOf(to) };
});
const byTime = [...jobs].sort((one, other) => one.from - other.from);

describe("the seven jobs", () => {
  it("span Jan 2018 to Mar 2025", () => {
    expect(byTime[0]?.from).toBe(monthOf("Jan 2018"));
    expect(byTime.at(-1)?.to).toBe(monthOf("Mar 2025"));
  });

  it("follow each other without a gap and without an overlap", () => {
    byTime.slice(1).forEach(({ from }, index) => expect(from).toBe((byTime[index]?.to ?? 0) + 1));
  });

  it("stand latest first", () => {
    expect(jobs).toEqual([...byTime].reverse());
  });

  it("have three achievements, some of them two", () => {
    const counts = jobs.map(({ achievements }) => achievements.length);
    expect([...new Set(counts)].sort()).toEqual([2, 3]);
  });

  it("have a role and a company, and no achievement twice", () => {
    const all = jobs.flatMap(({ achievements }) => achievements);
    expect(new Set(all).size).toBe(all.length);
    jobs.forEach(({ role, company }) => {
      expect(role.trim()).not.toBe("");
      expect(company.trim()).not.toBe("");
    });
  });

  it("call employers by what they are, not by a name that may be somebody's", () => {
    jobs.forEach(({ company }) => expect(company).toMatch(/^(A|An|Own) [a-z]/));
  });
});
