import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Tree } from "../../src/components/mdx/Tree";
import { stubDialog } from "../support/dialog";
import { figure } from "../support/tree";

beforeEach(() => {
  stubDialog();
  render(
    <article>
      <Tree
        nodes={[
          figure("leaf", { caption: "Drawn twice." }),
          figure("wall"),
          figure("roof", { caption: "In the rain." }),
        ]}
      />
    </article>,
  );
});

const link = (name: string) => screen.getByRole("link", { name: new RegExp(`A ${name}`) });
const box = () => screen.findByRole("dialog");
const count = async () => (await box()).textContent?.match(/\d+ \/ \d+/)?.[0];

const open = async (name: string) => {
  await userEvent.click(link(name));
  await box();
};

it("opens the picture that was pressed, with its caption, among all of the text", async () => {
  await open("wall");
  expect(await count()).toBe("2 / 3");
  const pictures = within(await box()).getAllByRole("img", { hidden: true });
  expect(pictures.map((picture) => picture.getAttribute("alt"))).toEqual([
    "A leaf",
    "A wall",
    "A roof",
  ]);
  expect(pictures[0]).toHaveAttribute("src", expect.stringContaining("/static/leaf-2400.jpg"));
  expect(await box()).toHaveTextContent("Drawn twice.");
});

it("leafs with the arrow keys, and stops at both ends", async () => {
  await open("leaf");
  await userEvent.keyboard("{ArrowLeft}");
  expect(await count()).toBe("1 / 3");
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
  expect(await count()).toBe("3 / 3");
  await userEvent.keyboard("{Home}");
  expect(await count()).toBe("1 / 3");
  await userEvent.keyboard("{End}");
  expect(await count()).toBe("3 / 3");
});

it("leafs with buttons that rest at the ends", async () => {
  await open("leaf");
  const button = (name: string) => screen.getByRole("button", { name });
  const isAtRest = (name: string) => button(name).getAttribute("aria-disabled") === "true";
  expect(isAtRest("Previous")).toBe(true);
  await userEvent.click(button("Next"));
  expect(await count()).toBe("2 / 3");
  expect(isAtRest("Previous")).toBe(false);
  await userEvent.click(button("Next"));
  expect(isAtRest("Next")).toBe(true);
  await userEvent.click(button("Next"));
  expect(await count()).toBe("3 / 3");
  // Where the focus is lost, the dialog hears no key.
  expect(button("Next")).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}");
  expect(await count()).toBe("2 / 3");
});

it("shows the placeholder where a large picture does not come, and the others as they are", async () => {
  await open("leaf");
  const pictures = () => within(screen.getByRole("dialog")).getAllByRole("img", { hidden: true });
  fireEvent.error(pictures()[1] as HTMLElement);
  expect(pictures()[1]).toHaveAttribute("src", "/placeholder.svg");
  expect(pictures()[1]).toHaveAccessibleName("A wall");
  expect(pictures()[0]).toHaveAttribute("src", expect.stringContaining("/static/leaf-2400.jpg"));
});

it("closes, and gives the focus back to the picture that was pressed", async () => {
  await open("wall");
  expect(screen.getByRole("button", { name: "Close" })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(link("wall")).toHaveFocus();
});

it("opens anew after it was closed", async () => {
  await open("wall");
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await open("roof");
  expect(await count()).toBe("3 / 3");
});

it.each(["ctrlKey", "metaKey", "shiftKey"])(
  "leaves a press with %s to the browser, which opens a tab",
  async (key) => {
    const untouched = fireEvent.click(link("leaf"), { [key]: true });
    expect(untouched).toBe(true);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  },
);
