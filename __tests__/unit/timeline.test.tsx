import { render, screen, within } from "@testing-library/react";
import career from "../fixtures/content/career.json";
import { Timeline } from "../../src/components/career/Timeline";

const entries = () => {
  const [list] = screen.getAllByRole("list");
  return [...(list?.children ?? [])] as HTMLElement[];
};

describe("the timeline", () => {
  beforeEach(() => {
    render(<Timeline jobs={career.jobs} />);
  });

  it("shows every job in the order of the content", () => {
    const roles = screen.getAllByRole("heading").map((heading) => heading.textContent);
    expect(roles).toEqual(career.jobs.map(({ role }) => role));
    expect(entries()).toHaveLength(7);
  });

  it("shows period, role, company and achievements of each", () => {
    career.jobs.forEach((job, index) => {
      const entry = within(entries()[index] as HTMLElement);
      expect(entry.getByText(job.period)).toBeVisible();
      expect(entry.getByRole("heading", { name: job.role })).toBeVisible();
      expect(entry.getByText(job.company)).toBeVisible();
      const items = entry.getAllByRole("listitem").map((item) => item.textContent);
      expect(items).toEqual(job.achievements);
    });
  });

  it("names each list of achievements", () => {
    const named = career.jobs.map(({ role }) =>
      screen.getByRole("list", { name: new RegExp(`achievements.*${role}`, "i") }),
    );
    expect(new Set(named).size).toBe(7);
  });
});
