import { render, screen } from "@testing-library/react";
import { ArticleTitle } from "../../src/components/articles/ArticleTitle";

const setUp = (title: string) =>
  render(
    <h2>
      <ArticleTitle title={title} />
    </h2>,
  );
const accent = () => screen.getByRole("heading").querySelector("em");

describe("an article's title", () => {
  it.each([
    ["Minimalist Design: Leaving Out", "Leaving Out"],
    ["Less — More", "More"],
    ["Design Is a Process, Not a Deliverable", "Not a Deliverable"],
    ["No-Code", "Code"],
  ])("“%s” has “%s” in the italic accent", (title, second) => {
    setUp(title);
    expect(accent()).toHaveTextContent(second);
    expect(screen.getByRole("heading").textContent).toBe(title);
  });

  it.each(["The wall that stayed empty", "One: Two: Three", "Leave it out."])(
    "“%s” is set plain",
    (title) => {
      setUp(title);
      expect(accent()).toBeNull();
      expect(screen.getByRole("heading").textContent).toBe(title);
    },
  );
});
