import { pageAt, textsOf, words } from "../support/built-site";
import { headingsOf, holding } from "../support/built-texts";

const page = pageAt("/career");
const { $ } = page;

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const PERIOD = /^([A-Z][a-z]{2}) (\d{4}) - ([A-Z][a-z]{2}) (\d{4})$/;

const monthNumber = (month = "", year = ""): number => Number(year) * 12 + MONTHS.indexOf(month);

describe("the career page", () => {
  const periods = [...new Set(textsOf(page, "main *").filter((text) => PERIOD.test(text)))];
  const jobs = periods.map((period) => holding(page, period).closest("li"));

  it("has its heading under its label", () => {
    expect(holding(page, "CAREER JOURNEY")).toHaveLength(1);
    expect(headingsOf(page, 1)).toEqual(["My Professional Story"]);
  });

  it("tells seven jobs, from January 2018 to March 2025", () => {
    expect(periods).toHaveLength(7);
    const months = periods.map((period) => {
      const [, from, fromYear, to, toYear] = PERIOD.exec(period) ?? [];
      return [monthNumber(from, fromYear), monthNumber(to, toYear)] as const;
    });
    expect(Math.min(...months.map(([start]) => start))).toBe(monthNumber("Jan", "2018"));
    expect(Math.max(...months.map(([, end]) => end))).toBe(monthNumber("Mar", "2025"));
    expect(months.every(([start, end]) => start <= end)).toBe(true);
  });

  it("gives each job a role, a company and two or three achievements", () => {
    const counts = jobs.map((job) => {
      expect(job.find("h3")).toHaveLength(1);
      expect(words(job.text()).length).toBeGreaterThan(60);
      return job.find("ul li, ol li").length;
    });
    expect(new Set(counts)).toEqual(new Set([2, 3]));
  });

  it("has one entry under Education", () => {
    expect(headingsOf(page, 2)).toContain("Education");
    expect(holding(page, "2021 - 2025")).toHaveLength(1);
  });

  it("has five categories under Technical Skills", () => {
    expect(headingsOf(page, 2)).toContain("Technical Skills");
    expect(headingsOf(page, 3).slice(-5)).toEqual([
      "Design Software",
      "Design Specialties",
      "Marketing",
      "Development",
      "Video",
    ]);
  });

  it("closes with a conversation, in a chat in a new tab", () => {
    const link = holding(page, "Start a Conversation").closest("a");
    expect(link.attr("href")).toMatch(/^https:\/\//);
    expect(link.attr("target")).toBe("_blank");
    expect($(link).attr("href")).toBe($('a[href*="chat"], a[href*="wa.me"]').attr("href"));
  });
});
