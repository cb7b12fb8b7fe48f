import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FilterChips } from "../../src/components/ui/FilterChips";

const setUp = (chosen = "All", onChoose = jest.fn()) => {
  const view = (chip: string) => (
    <FilterChips
      label="Filter projects"
      chips={["Web Design", "Brand Design"]}
      chosen={chip}
      onChoose={onChoose}
    />
  );
  const { rerender } = render(view(chosen));
  return { onChoose, choose: (chip: string) => rerender(view(chip)) };
};
const names = () => screen.getAllByRole("button").map((chip) => chip.textContent);
const chip = (name: string) => screen.getByRole("button", { name });

afterEach(() => Reflect.deleteProperty(Element.prototype, "scrollIntoView"));

describe("the filter chips", () => {
  it("show All first and the others in their order, in a group that says what it does", () => {
    setUp();
    expect(screen.getByRole("group", { name: "Filter projects" })).toContainElement(chip("All"));
    expect(names()).toEqual(["All", "Web Design", "Brand Design"]);
  });

  it("press the chosen one and no other", () => {
    const { choose } = setUp("All");
    expect(chip("All")).toHaveAttribute("aria-pressed", "true");
    choose("Brand Design");
    expect(chip("Brand Design")).toHaveAttribute("aria-pressed", "true");
    expect(chip("All")).toHaveAttribute("aria-pressed", "false");
    expect(chip("Web Design")).toHaveAttribute("aria-pressed", "false");
  });

  it("say which one is chosen, by pointer and by keyboard", async () => {
    const { onChoose } = setUp();
    await userEvent.click(chip("Web Design"));
    expect(onChoose).toHaveBeenLastCalledWith("Web Design");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(onChoose).toHaveBeenLastCalledWith("Brand Design");
  });

  it("bring a newly chosen chip into view, and leave the page alone at first", () => {
    const scrollIntoView = jest.fn(function scroll(this: Element) {
      return this;
    });
    Object.assign(Element.prototype, { scrollIntoView });
    const { choose } = setUp();
    expect(scrollIntoView).not.toHaveBeenCalled();
    choose("Brand Design");
    expect(scrollIntoView.mock.results[0]?.value).toBe(chip("Brand Design"));
  });
});
