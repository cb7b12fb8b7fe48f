import { render, screen } from "@testing-library/react";
import { ArticleCard } from "../../src/components/articles/ArticleCard";
import { HiddenMark } from "../../src/components/ui/HiddenMark";
import { articleCard } from "../support/fixtures";

describe("the mark of a piece that visitors do not see", () => {
  it.each([
    ["draft", "Draft"],
    ["scheduled", "Scheduled for Dec 31, 2099"],
  ])("says why: %s", (hidden, words) => {
    render(<HiddenMark hidden={hidden} displayDate="Dec 31, 2099" />);
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it("stands on the card, and is not there for what is public", () => {
    const { rerender } = render(<ArticleCard article={articleCard({ hidden: "draft" })} />);
    expect(screen.getByText("Draft")).toBeInTheDocument();
    rerender(<ArticleCard article={articleCard()} />);
    expect(screen.queryByText("Draft")).not.toBeInTheDocument();
  });
});
