import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { FilterableList } from "../../src/components/ui/FilterableList";
import { filterByChip } from "../../src/lib/filter";

const ITEMS = ["AI", "Design Trends", "Design Trends"];
const EMPTY = { heading: "Still blank", text: "Not yet.", actionLabel: "Show all articles" };

const List = () => {
  const [chosen, setChosen] = useState("All");
  const shown = filterByChip(ITEMS, chosen, (item) => item);
  return (
    <FilterableList
      label="Filter articles by topic"
      heading="All articles"
      chips={["AI", "Design Trends", "Typography"]}
      chosen={chosen}
      onChoose={setChosen}
      count={shown.length}
      empty={EMPTY}
    >
      <ul aria-label="Articles">
        {shown.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    </FilterableList>
  );
};

const choose = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const shown = () => screen.queryAllByRole("listitem").length;

describe("a list under chips", () => {
  beforeEach(() => {
    render(<List />);
  });

  it("starts at All, with everything, a name in the outline, and nothing announced", () => {
    expect(screen.getByRole("button", { name: "All" })).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByRole("heading", { name: "All articles" })).toBeInTheDocument();
    expect(shown()).toBe(3);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  it("announces the chosen chip and how many it shows", async () => {
    await choose("Design Trends");
    expect(shown()).toBe(2);
    expect(screen.getByRole("status")).toHaveTextContent(/Design Trends.*2/);
    await choose("AI");
    expect(screen.getByRole("status")).toHaveTextContent(/AI.*1/);
  });

  it("shows a friendly empty state for a chip that matches nothing", async () => {
    await choose("Typography");
    expect(screen.getByRole("heading", { name: "Still blank" })).toBeVisible();
    expect(screen.getByText("Not yet.")).toBeVisible();
    expect(screen.queryByRole("list")).not.toBeInTheDocument();
    expect(screen.getByRole("status")).toHaveTextContent(/Typography.*0/);
  });

  it("comes back to All from the empty state", async () => {
    await choose("Typography");
    await choose("Show all articles");
    expect(shown()).toBe(3);
    expect(screen.queryByText("Not yet.")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "All" })).toHaveAttribute("aria-pressed", "true");
  });
});

describe("a list under chips that waits for more", () => {
  const open = (isPartial: boolean) =>
    render(
      <FilterableList
        label="Filter articles by topic"
        heading="All articles"
        chips={["AI"]}
        chosen="AI"
        onChoose={() => undefined}
        count={0}
        status="AI: on its way"
        isPartial={isPartial}
        empty={EMPTY}
      >
        <p>Wait</p>
      </FilterableList>,
    );

  it("says what is going on instead of a count, and does not give up", () => {
    open(true);
    expect(screen.getByRole("status")).toHaveTextContent("AI: on its way");
    expect(screen.getByText("Wait")).toBeVisible();
    expect(screen.queryByText("Still blank")).not.toBeInTheDocument();
  });

  it("gives up when there is nothing more to come", () => {
    open(false);
    expect(screen.getByText("Still blank")).toBeVisible();
  });
});
