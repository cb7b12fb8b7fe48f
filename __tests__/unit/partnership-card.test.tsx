import { render, screen } from "@testing-library/react";
import { PartnershipCard } from "../../src/components/featured/PartnershipCard";
import { pictureOf } from "../support/fixtures";

const partnership: Queries.PartnershipCardFragment = {
  slug: "kiln",
  title: "Kiln",
  partner: "a pottery in Abuja",
  category: "Product",
  description: "Cups that say where they come from.",
  link: "https://kiln.example",
  year: 2025,
  imageAlt: "Six cups on a shelf",
  image: { picture: pictureOf("kiln") },
};

describe("a partnership card", () => {
  it("shows image, category, year, title, partner and description", () => {
    render(<PartnershipCard partnership={partnership} />);
    expect(screen.getByRole("img", { name: "Six cups on a shelf" })).toBeVisible();
    expect(screen.getByText("Product")).toBeVisible();
    expect(screen.getByText("2025")).toBeVisible();
    expect(screen.getByRole("heading", { name: "Kiln" })).toBeVisible();
    expect(screen.getByText("In partnership with a pottery in Abuja")).toBeVisible();
    expect(screen.getByText("Cups that say where they come from.")).toBeVisible();
  });

  it("leads to the case study in a new tab", () => {
    render(<PartnershipCard partnership={partnership} />);
    const link = screen.getByRole("link");
    expect(link).toHaveTextContent("View Case Study");
    expect(link).toHaveAccessibleName(/Kiln/);
    expect(link).toHaveAttribute("href", "https://kiln.example");
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", expect.stringContaining("noopener"));
  });

  it("fetches its image at once only when it is told to", () => {
    const { rerender } = render(<PartnershipCard partnership={partnership} />);
    expect(screen.getByRole("img")).toHaveAttribute("loading", "lazy");
    rerender(<PartnershipCard partnership={partnership} eager />);
    expect(screen.getByRole("img")).toHaveAttribute("loading", "eager");
  });
});
