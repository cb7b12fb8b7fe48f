import { render, screen, within } from "@testing-library/react";
import { ContentNoticeView } from "../../src/components/develop/ContentNotice";

const problem = {
  file: "articles/wax/index.mdx",
  line: 12,
  field: "topic",
  found: "“Brandng”",
  expected: "one of the chips",
  suggestion: "Did you mean “Branding”?",
};

describe("the panel of `npm start`", () => {
  it("says file, line, what was found, what was expected and what was meant", () => {
    render(<ContentNoticeView problems={[problem]} />);
    const panel = screen.getByRole("status", { name: "Problems in the content" });
    expect(within(panel).getByText("1 problem in the content")).toBeInTheDocument();
    expect(panel).toHaveTextContent("content/articles/wax/index.mdx, line 12, topic");
    expect(panel).toHaveTextContent("Found “Brandng”");
    expect(panel).toHaveTextContent("→ Did you mean “Branding”?");
  });

  it("is not there when nothing is wrong", () => {
    const { container } = render(<ContentNoticeView problems={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
