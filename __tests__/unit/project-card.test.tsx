import { fireEvent, render, screen } from "@testing-library/react";
import { ProjectCard } from "../../src/components/projects/ProjectCard";
import { animationOf } from "../support/animations";
import { pictureOf, projectCard } from "../support/fixtures";

const setUp = (changes: Parameters<typeof projectCard>[0] = {}, eager = false) =>
  render(<ProjectCard project={projectCard(changes)} eager={eager} />);
const image = () => screen.getByRole("img", { name: "A poster of a lamp over a pan" });

describe("a project card", () => {
  it("shows image, category, title and client", () => {
    setUp();
    expect(image()).toHaveAttribute("src", pictureOf("night-market").src);
    expect(screen.getByText("Print Design")).toBeVisible();
    expect(screen.getByRole("heading", { name: "Night Market" })).toBeVisible();
    expect(screen.getByText("A street-food market, Warri")).toBeVisible();
  });

  it("offers nothing that it does not have", () => {
    setUp();
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  it("offers its case study, on this site", () => {
    setUp({ caseStudyPath: "/case-studies/night-market" });
    const link = screen.getByRole("link", { name: /^View Case Study/ });
    expect(link).toHaveTextContent("View Case Study");
    expect(link).toHaveAccessibleName(/Night Market/);
    expect(link).toHaveAttribute("href", "/case-studies/night-market");
    expect(link).not.toHaveAttribute("target");
    expect(screen.getAllByRole("link")).toHaveLength(1);
  });

  it("offers the live project in a new tab", () => {
    setUp({ link: "https://night-market.example" });
    const link = screen.getByRole("link", { name: /^Live Project/ });
    expect(link).toHaveTextContent("Live Project");
    expect(link).toHaveAccessibleName(/Night Market/);
    expect(link).toHaveAttribute("href", "https://night-market.example");
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", expect.stringContaining("noopener"));
    expect(screen.getAllByRole("link")).toHaveLength(1);
    expect(screen.queryByText("View Case Study")).not.toBeInTheDocument();
  });

  it("offers both, the case study first", () => {
    setUp({ caseStudyPath: "/case-studies/night-market", link: "https://night-market.example" });
    const texts = screen.getAllByRole("link").map((link) => link.textContent);
    expect(texts).toEqual(["View Case Study", "Live Project"]);
  });

  it("pulses until its image has loaded", () => {
    setUp();
    const pulsing = () =>
      [...document.body.querySelectorAll("*")].some((element) =>
        animationOf(element, "::before")?.value.includes("infinite"),
      );
    expect(pulsing()).toBe(true);
    jest.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(1400);
    fireEvent.load(image());
    expect(pulsing()).toBe(false);
    jest.restoreAllMocks();
  });

  it("fetches its image at once only when it is in the first view", () => {
    setUp();
    expect(image()).toHaveAttribute("loading", "lazy");
  });

  it("fetches its image at once in the first view", () => {
    setUp({}, true);
    expect(image()).toHaveAttribute("loading", "eager");
  });
});
