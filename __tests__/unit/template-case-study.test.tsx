import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import CaseStudyTemplate from "../../src/templates/case-study";
import { stubDialog } from "../support/dialog";
import { pictureOf, shareCard } from "../support/fixtures";
import { renderPage } from "../support/render-page";

const study = {
  slug: "drum",
  path: "/case-studies/drum",
  title: "Ìlù",
  client: "A talking-drum evening",
  projectType: "Visual Identity",
  summary: "How a drum became a letter.",
  overview: "One shape for a sound.",
  altTitle: "A drum in two inks",
  publishDate: "2024-10-08",
  modifiedDate: null,
  externalLink: null as string | null,
  facts: [{ label: "Year", value: "2024" }],
  palette: [
    { name: "Kola", hex: "#7a3b12" },
    { name: "Indigo", hex: "#141a33" },
    { name: "Paper", hex: "#f6f0e4" },
  ],
  featuredImage: { picture: pictureOf("drum") },
  shareCard,
  nextProject: {
    title: "Night Market",
    client: "A street-food market, Warri",
    imageAlt: "A poster of a lamp over a pan",
    image: { picture: pictureOf("night-market") },
    caseStudyPath: "/case-studies/night-market",
  },
  body: {
    tree: [{ type: "h2", props: { id: "concept" }, children: ["Concept"] }],
    headings: [{ id: "concept", depth: 2, text: "Concept" }],
  },
};
const open = (changes: Partial<typeof study> = {}) =>
  renderPage(CaseStudyTemplate, {
    caseStudy: { ...study, ...changes },
    allCaseStudy: { nodes: [] },
  });

beforeEach(stubDialog);

describe("a case-study page", () => {
  it("shows type, title, client, picture, overview and sections", () => {
    open();
    expect(screen.getByText("Visual Identity")).toBeVisible();
    expect(screen.getByRole("heading", { level: 1, name: "Ìlù" })).toBeVisible();
    expect(screen.getByText("A talking-drum evening")).toBeVisible();
    expect(screen.getByRole("img", { name: "A drum in two inks" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Project Overview" })).toBeVisible();
    expect(screen.getByText("One shape for a sound.")).toBeVisible();
    expect(screen.getByRole("heading", { level: 2, name: "Concept" })).toBeVisible();
  });

  it("shows its facts at a glance", () => {
    open();
    expect(screen.getByRole("term")).toHaveTextContent("Year");
    expect(screen.getByRole("definition")).toHaveTextContent("2024");
  });

  it("leads back to the projects, and on to more", () => {
    open();
    for (const name of ["Back to Projects", "More Projects"]) {
      expect(screen.getByRole("link", { name })).toHaveAttribute("href", "/projects");
    }
  });

  it("leads on to the next project", () => {
    open();
    const section = screen.getByRole("region", { name: "Next project" });
    expect(within(section).getByRole("link")).toHaveAttribute("href", "/case-studies/night-market");
    expect(section).toHaveTextContent("Night Market");
  });

  it("leads to no next project where there is none", () => {
    renderPage(CaseStudyTemplate, { caseStudy: { ...study, nextProject: null } });
    expect(screen.queryByRole("region", { name: "Next project" })).not.toBeInTheDocument();
  });

  it("offers the live project in a new tab where there is one", () => {
    open({ externalLink: "https://drum.example" });
    const link = screen.getByRole("link", { name: "View Live Project" });
    expect(link).toHaveAttribute("href", "https://drum.example");
    expect(link).toHaveAttribute("target", "_blank");
  });

  it("offers no live project where there is none", () => {
    open();
    expect(screen.queryByText("View Live Project")).not.toBeInTheDocument();
  });

  it.each(["Share", "Share Project"])("opens one dialog by “%s”", async (name) => {
    open();
    await userEvent.click(screen.getByRole("button", { name }));
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

it("shows nothing of a text that cannot be made, and does not fail", () => {
  renderPage(CaseStudyTemplate, null);
  expect(screen.queryByRole("article")).not.toBeInTheDocument();
});
