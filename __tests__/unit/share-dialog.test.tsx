import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef } from "react";
import { ShareDialog, type ShareDialogHandle } from "../../src/components/share/ShareDialog";
import { stubDialog } from "../support/dialog";
import { setNavigator } from "../support/navigator";

const PAGE = "https://creative-designer.example/case-studies/frauwa-roofs";
const handle = createRef<ShareDialogHandle>();
const open = () => act(() => handle.current?.open());
const button = (name: string) => screen.getByRole("button", { name });

const setUp = () => {
  const user = userEvent.setup();
  const writeText = jest.fn().mockResolvedValue(undefined);
  setNavigator("clipboard", { writeText });
  render(<ShareDialog ref={handle} title="Frauwa Roofs" url={PAGE} />);
  open();
  return { user, writeText };
};

beforeEach(stubDialog);
afterEach(() => {
  setNavigator("clipboard", undefined);
  Reflect.deleteProperty(document, "execCommand");
});

describe("the share dialog", () => {
  it("has a name and its four choices", () => {
    setUp();
    expect(screen.getByRole("dialog")).toHaveAccessibleName();
    for (const name of ["Share on Twitter", "Share on LinkedIn"]) {
      expect(screen.getByRole("link", { name })).toHaveAttribute("target", "_blank");
    }
    expect(button("Copy Link")).toBeVisible();
    expect(button("Close")).toBeVisible();
  });

  it("closes by Close", async () => {
    const { user } = setUp();
    await user.click(button("Close"));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("copies the address and says so, aloud too", async () => {
    const { user, writeText } = setUp();
    await user.click(button("Copy Link"));
    expect(writeText).toHaveBeenCalledWith(PAGE);
    const said = await screen.findByText("Copied!");
    expect(said.closest("[aria-live]")).toHaveAttribute("aria-live", "polite");
    expect(screen.queryByText("Copy Link")).not.toBeInTheDocument();
  });

  it("is ready to copy again when it is opened again", async () => {
    const { user } = setUp();
    await user.click(button("Copy Link"));
    await screen.findByText("Copied!");
    await user.click(button("Close"));
    open();
    expect(button("Copy Link")).toBeVisible();
  });

  it("copies the old way when the clipboard is denied", async () => {
    const { user, writeText } = setUp();
    writeText.mockRejectedValue(new DOMException("Denied", "NotAllowedError"));
    const execCommand = jest.fn(() => true);
    Object.assign(document, { execCommand });
    await user.click(button("Copy Link"));
    expect(await screen.findByText("Copied!")).toBeVisible();
    expect(execCommand).toHaveBeenCalledWith("copy");
  });

  it("promises nothing when nothing can be copied, and leaves the address selected", async () => {
    const { user, writeText } = setUp();
    writeText.mockRejectedValue(new DOMException("Denied", "NotAllowedError"));
    Object.assign(document, { execCommand: () => false });
    await user.click(button("Copy Link"));
    expect(screen.queryByText("Copied!")).not.toBeInTheDocument();
    const address = screen.getByRole<HTMLInputElement>("textbox");
    expect(address).toHaveFocus();
    expect(address.value.slice(address.selectionStart ?? 0, address.selectionEnd ?? 0)).toBe(PAGE);
  });
});
