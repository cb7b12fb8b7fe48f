import { screen } from "@testing-library/react";
import career from "../fixtures/content/career.json";
import CareerPage from "../../src/pages/career";
import { renderPage } from "../support/render-page";

describe("the career page", () => {
  beforeEach(() => {
    renderPage(CareerPage, { careerPage: career });
  });

  it("opens with its label and heading", () => {
    expect(screen.getByText("CAREER JOURNEY")).toBeVisible();
    expect(screen.getByRole("heading", { level: 1, name: "My Professional Story" })).toBeVisible();
  });

  it("tells the jobs, the education and the skills", () => {
    for (const { role } of career.jobs) {
      expect(screen.getByRole("heading", { name: role })).toBeVisible();
    }
    for (const name of ["Education", "Technical Skills"]) {
      expect(screen.getByRole("heading", { level: 2, name })).toBeVisible();
    }
    for (const { category } of career.skills.groups) {
      expect(screen.getByRole("heading", { name: category })).toBeVisible();
    }
    expect(screen.getByText("2021 - 2025")).toBeVisible();
  });

  it("ends with a chat in a new tab", () => {
    const link = screen.getByRole("link", { name: "Start a Conversation" });
    expect(link).toHaveAttribute("href", "https://chat.example/2340000000000");
    expect(link).toHaveAttribute("target", "_blank");
  });
});
