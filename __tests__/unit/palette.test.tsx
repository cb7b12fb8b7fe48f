import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Tree } from "../../src/components/mdx/Tree";
import { setNavigator } from "../support/navigator";
import { el } from "../support/tree";

const colour = (name: string, hex: string) =>
  el("Colour", {
    name,
    hex,
    contrasts: [
      { name: "paper", ratio: "4.9", isReadable: true },
      { name: "ink", ratio: "3.1", isReadable: false },
    ],
  });

const show = () =>
  render(
    <Tree
      nodes={[
        el(
          "Palette",
          { caption: "A house." },
          colour("Clay", "#B4532A"),
          colour("Zinc", "#B9BDB6"),
        ),
      ]}
    />,
  );

const chip = (index: number) => within(screen.getAllByRole("listitem")[index] as HTMLElement);
const copyButton = (index: number) => chip(index).getByRole("button", { hidden: true });

afterEach(() => {
  setNavigator("clipboard", undefined);
  Reflect.deleteProperty(document, "execCommand");
});

it("shows each colour with name, value and contrast", () => {
  show();
  expect(chip(0).getByText("Clay", { selector: "p" })).toBeVisible();
  expect(chip(0).getByText("#B4532A")).toBeVisible();
  const grounds = chip(0)
    .getAllByRole("term")
    .map((term) => term.parentElement?.textContent);
  expect(grounds).toEqual(["on paper4.9AA", "on ink3.1"]);
});

it("copies the value of the colour that was pressed, and says so", async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  show();
  const user = userEvent.setup();
  setNavigator("clipboard", { writeText });
  await user.click(copyButton(1));
  expect(writeText).toHaveBeenCalledWith("#B9BDB6");
  expect(copyButton(1)).toHaveTextContent("Copied Zinc");
  expect(copyButton(0)).toHaveTextContent("Copy Clay");
});

it("copies the old way where there is no clipboard", async () => {
  const selected: (string | undefined)[] = [];
  show();
  const user = userEvent.setup();
  setNavigator("clipboard", undefined);
  Object.assign(document, {
    execCommand: () => Boolean(selected.push(window.getSelection()?.toString())),
  });
  await user.click(copyButton(0));
  expect(selected).toEqual(["#B4532A"]);
  expect(copyButton(0)).toHaveTextContent("Copied");
});

it("leaves the value selected and claims nothing where it cannot be copied", async () => {
  show();
  const user = userEvent.setup();
  setNavigator("clipboard", undefined);
  Object.assign(document, { execCommand: () => false });
  await user.click(copyButton(0));
  expect(window.getSelection()?.toString()).toBe("#B4532A");
  expect(copyButton(0)).not.toHaveTextContent("Copied");
});
