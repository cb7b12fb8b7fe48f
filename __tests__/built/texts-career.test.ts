import { pageAt, words } from "../support/built-site";
import { headingsOf, holding } from "../support/built-texts";
import { SKILL_GROUPS, specified } from "../support/specification";
import career from "../../content/career.json";
import site from "../../content/site.json";

const page = pageAt("/career");
const { $ } = page;

describe("the career page", () => {
  const items = $("main li:has(h3)").toArray();
  const jobs = career.jobs.map((job, index) => ({ ...job, item: $(items[index]) }));

  it("has its heading under its label", () => {
    expect(holding(page, "CAREER JOURNEY")).toHaveLength(1);
    expect(headingsOf(page, 1)).toEqual(["My Professional Story"]);
  });

  it("tells at least seven jobs, from January 2018 to March 2025", () => {
    expect(jobs.length).toBeGreaterThanOrEqual(7);
    for (const { item, period } of jobs) expect(words(item.text())).toContain(words(period));
    const periods = jobs.map(({ period }) => words(period).split(" - "));
    expect(periods.map(([from]) => from)).toContain("Jan 2018");
    expect(periods.map(([, to]) => to)).toContain("Mar 2025");
  });

  it("gives each job its role, company and achievements", () => {
    for (const { item, role, company, achievements } of jobs) {
      expect(words(item.text())).toContain(words(role));
      expect(words(item.text())).toContain(words(company));
      const told = item.find("ul li, ol li").toArray();
      expect(told.map((one) => words($(one).text()))).toEqual(achievements.map(words));
    }
  });

  it("has the entry of 2021 to 2025 under Education", () => {
    expect(headingsOf(page, 2)).toContain("Education");
    expect(holding(page, "2021 - 2025").length).toBeGreaterThanOrEqual(1);
  });

  it("has the five categories under Technical Skills", () => {
    expect(headingsOf(page, 2)).toContain("Technical Skills");
    expect(specified(headingsOf(page, 3), SKILL_GROUPS)).toEqual(SKILL_GROUPS);
  });

  it("closes with a conversation, in a chat in a new tab", () => {
    const link = holding(page, "Start a Conversation").closest("a");
    expect(link.attr("href")).toBe(site.chat.url);
    expect(link.attr("target")).toBe("_blank");
  });
});
