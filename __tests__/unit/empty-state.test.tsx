import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EmptyState } from "../../src/components/ui/EmptyState";

describe("the empty state", () => {
  it("explains itself and offers the way back", async () => {
    const onAction = jest.fn();
    render(
      <EmptyState
        heading="Nothing here yet"
        text="Everything else is one press away."
        actionLabel="Show all"
        onAction={onAction}
      />,
    );
    expect(screen.getByRole("heading", { name: "Nothing here yet" })).toBeVisible();
    expect(screen.getByText("Everything else is one press away.")).toBeVisible();
    expect(onAction).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Show all" }));
    expect(onAction).toHaveBeenCalledTimes(1);
  });
});
