import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ShareArticle } from "../../src/components/articles/ShareArticle";
import { setNavigator } from "../support/navigator";

const TITLE = "Ẹ̀kọ́ & “ink”: a #start";

afterEach(() => {
  setNavigator("share", undefined);
  jest.restoreAllMocks();
});

describe("sharing an article", () => {
  it("hands title, words and address to the device", async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    setNavigator("share", share);
    render(<ShareArticle title={TITLE} label="Share Article" />);
    await userEvent.click(screen.getByRole("button", { name: "Share Article" }));
    expect(share).toHaveBeenCalledWith({
      title: TITLE,
      text: `Check out this article: ${TITLE}`,
      url: window.location.href,
    });
  });

  it("stays, and does nothing, without a native share", async () => {
    const errors = jest.spyOn(console, "error").mockImplementation();
    const { container } = render(<ShareArticle title={TITLE} label="Share" />);
    const before = container.innerHTML;
    await userEvent.click(screen.getByRole("button", { name: "Share" }));
    expect(container.innerHTML).toBe(before);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(errors).not.toHaveBeenCalled();
  });

  it("only logs an error", async () => {
    const errors = jest.spyOn(console, "error").mockImplementation();
    setNavigator("share", jest.fn().mockRejectedValue(new Error("refused")));
    render(<ShareArticle title={TITLE} label="Share" />);
    await userEvent.click(screen.getByRole("button", { name: "Share" }));
    expect(errors).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("button", { name: "Share" })).toBeVisible();
  });
});
