import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ShareProject } from "../../src/components/case-studies/ShareProject";
import { stubDialog } from "../support/dialog";
import { setNavigator } from "../support/navigator";

const TITLE = "Ìlù & Ọ̀rọ̀";
const BUILT = "https://creative-designer.example/case-studies/drum";

const setUp = () => render(<ShareProject title={TITLE} label="Share Project" url={BUILT} />);
const press = () => userEvent.click(screen.getByRole("button", { name: "Share Project" }));

beforeEach(() => {
  stubDialog();
  window.history.replaceState(null, "", "/case-studies/drum");
});
afterEach(() => {
  setNavigator("share", undefined);
  jest.restoreAllMocks();
});

describe("sharing a case study", () => {
  it("uses the device's own sharing where there is one, and no dialog", async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    setNavigator("share", share);
    setUp();
    await press();
    expect(share).toHaveBeenCalledWith({ title: TITLE, url: window.location.href });
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("only logs an error of the native share", async () => {
    const errors = jest.spyOn(console, "error").mockImplementation();
    setNavigator("share", jest.fn().mockRejectedValue(new Error("refused")));
    setUp();
    await press();
    expect(errors).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("opens a modal dialog where there is none", async () => {
    setUp();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await press();
    expect(HTMLDialogElement.prototype.showModal).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("dialog")).toBeVisible();
  });

  it("offers the address at which the visitor is", async () => {
    setUp();
    await press();
    const dialog = within(screen.getByRole("dialog"));
    const twitter = dialog.getByRole<HTMLAnchorElement>("link", { name: "Share on Twitter" });
    const linkedIn = dialog.getByRole<HTMLAnchorElement>("link", { name: "Share on LinkedIn" });
    expect(Object.fromEntries(new URL(twitter.href).searchParams)).toEqual({
      text: TITLE,
      url: window.location.href,
    });
    expect(new URL(linkedIn.href).searchParams.get("url")).toBe(window.location.href);
  });

  it("may stand twice on a page, each with a dialog of its own", async () => {
    const { container } = render(
      <>
        <ShareProject title={TITLE} label="Share" url={BUILT} />
        <ShareProject title={TITLE} label="Share Project" url={BUILT} />
      </>,
    );
    const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    await press();
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
  });
});
