import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import chips from "../fixtures/content/chips.json";
import projects from "../fixtures/content/projects.json";
import ProjectsPage from "../../src/pages/projects";
import { projectCards } from "../support/fixtures";
import { renderPage } from "../support/render-page";

const titles = () => screen.queryAllByRole("heading", { level: 3 }).map((h) => h.textContent);
const row = () => screen.getByRole("group", { name: "Filter projects by category" });
const choose = (name: string) => userEvent.click(within(row()).getByRole("button", { name }));

describe("the projects page", () => {
  beforeEach(() => {
    renderPage(ProjectsPage, {
      projectsPage: projects,
      chips,
      allProject: { nodes: projectCards },
    });
  });

  it("shows the chips of section 9, All first and pressed", () => {
    const buttons = within(row()).getAllByRole("button");
    expect(buttons.map((button) => button.textContent)).toEqual(["All", ...chips.projects]);
    expect(within(row()).getAllByRole("button", { pressed: true })).toEqual([buttons[0]]);
  });

  it("starts with all six projects in their order", () => {
    expect(titles()).toEqual(projectCards.map(({ title }) => title));
  });

  it("fetches the pictures of the first row at once", () => {
    const loading = screen.getAllByRole("img").map((image) => image.getAttribute("loading"));
    expect(loading).toEqual(["eager", "eager", "lazy", "lazy", "lazy", "lazy"]);
  });

  it("shows only what equals the chip, and everything for All", async () => {
    await choose("Print Design");
    expect(titles()).toEqual(["Ìlù & Ọ̀rọ̀"]);
    expect(screen.getByRole("status")).toHaveTextContent(/Print Design.*1/);
    await choose("All");
    expect(titles()).toHaveLength(6);
  });

  it("is never blank", async () => {
    await choose("Videography");
    expect(titles()).toEqual([]);
    expect(screen.getByRole("heading", { name: projects.empty.heading })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: projects.empty.actionLabel }));
    expect(titles()).toHaveLength(6);
  });
});
