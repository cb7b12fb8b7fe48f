import { fireEvent, render, screen } from "@testing-library/react";
import { Tree } from "../../src/components/mdx/Tree";
import { el, figure } from "../support/tree";

const compare = (...children: ReturnType<typeof figure>[]) =>
  el("Compare", { before: "Sketch", after: "Wall", caption: "One week." }, ...children);

it("shows both pictures with their names and one caption", () => {
  render(<Tree nodes={[compare(figure("leaf"), figure("wall"))]} />);
  expect(screen.getAllByRole("img").map((image) => image.getAttribute("alt"))).toEqual([
    "A leaf",
    "A wall",
  ]);
  expect(screen.getByText("Sketch")).toBeVisible();
  expect(screen.getByText("Wall")).toBeVisible();
  expect(screen.getByText(/One week\./).closest("figcaption")).toBeInTheDocument();
});

it("has one divider, which says what it divides and where it stands", () => {
  render(<Tree nodes={[compare(figure("leaf"), figure("wall"))]} />);
  const divider = screen.getByRole("slider", { hidden: true });
  expect(divider).toHaveAccessibleName("Divide between “Sketch” and “Wall”");
  fireEvent.change(divider, { target: { value: "80" } });
  expect(divider).toHaveValue("80");
  expect(divider).toHaveAttribute("aria-valuetext", "80%");
});

it("moves the edge between the pictures with the divider", () => {
  const { container } = render(<Tree nodes={[compare(figure("leaf"), figure("wall"))]} />);
  fireEvent.change(screen.getByRole("slider", { hidden: true }), { target: { value: "25" } });
  const places = [...container.querySelectorAll<HTMLElement>("div")].map((element) =>
    element.style.getPropertyValue("--at"),
  );
  expect(places).toContain("25%");
});

it("shows nothing of a comparison that has but one picture", () => {
  render(<Tree nodes={[compare(figure("leaf"))]} />);
  expect(screen.queryByRole("slider", { hidden: true })).not.toBeInTheDocument();
});
