import { render, screen, within } from "@testing-library/react";
import career from "../fixtures/content/career.json";
import { Education } from "../../src/components/career/Education";
import { SkillsGrid } from "../../src/components/career/SkillsGrid";

describe("the education section", () => {
  it("shows degree, institution, period and description", () => {
    render(<Education entries={career.education.entries} />);
    const [entry] = career.education.entries;
    expect(screen.getByRole("heading", { name: entry?.degree })).toBeVisible();
    for (const text of [entry?.institution, entry?.period, entry?.description]) {
      expect(screen.getByText(text ?? "")).toBeVisible();
    }
  });
});

describe("the skills grid", () => {
  it("shows every category with its items, in order", () => {
    render(<SkillsGrid groups={career.skills.groups} />);
    const headings = screen.getAllByRole("heading");
    expect(headings.map((heading) => heading.textContent)).toEqual([
      "Design Software",
      "Design Specialties",
      "Marketing",
      "Development",
      "Video",
    ]);
    headings.forEach((heading, index) => {
      const group = within(heading.closest("li") as HTMLElement);
      const items = group.getAllByRole("listitem").map((item) => item.textContent);
      expect(items).toEqual(career.skills.groups[index]?.items);
    });
  });
});
