import { fireEvent, render, screen } from "@testing-library/react";
import { Picture } from "../../src/components/media/Picture";
import { PLACEHOLDER_IMAGE } from "../../src/lib/constants";
import { animationOf } from "../support/animations";
import { pictureOf } from "../support/fixtures";

type Props = Partial<Parameters<typeof Picture>[0]>;

const setUp = (props: Props = {}) => {
  const { container } = render(<Picture picture={pictureOf("plate")} alt="A plate" {...props} />);
  const frame = container.firstElementChild as Element;
  return {
    image: () => screen.getByRole("img", { name: "A plate" }),
    pulses: () => animationOf(frame, "::before")?.value.includes("infinite") ?? false,
    spinner: () => frame.querySelector("svg"),
  };
};

const pretend = (complete: boolean, naturalWidth: number) => {
  jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(complete);
  jest.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(naturalWidth);
};

afterEach(() => jest.restoreAllMocks());

describe("a picture that has not loaded yet", () => {
  beforeEach(() => pretend(false, 0));

  it("pulses until it has, where it is to pulse", () => {
    const { image, pulses, spinner } = setUp({ waiting: "pulse" });
    expect(pulses()).toBe(true);
    expect(spinner()).toBeNull();
    pretend(true, 1400);
    fireEvent.load(image());
    expect(pulses()).toBe(false);
    expect(image()).toHaveAttribute("src", pictureOf("plate").src);
  });

  it("shows a spinner until it has, where it is to spin", () => {
    const { image, pulses, spinner } = setUp({ waiting: "spinner" });
    expect(spinner()).toBeInTheDocument();
    expect(pulses()).toBe(false);
    pretend(true, 1400);
    fireEvent.load(image());
    expect(spinner()).toBeNull();
  });

  it("waits quietly otherwise", () => {
    const { pulses, spinner } = setUp();
    expect(pulses()).toBe(false);
    expect(spinner()).toBeNull();
  });

  it("pulses only for those who have not asked for less motion", () => {
    const { container } = render(
      <Picture picture={pictureOf("plate")} alt="A plate" waiting="pulse" />,
    );
    const animation = animationOf(container.firstElementChild as Element, "::before");
    expect(animation?.media).toContain("prefers-reduced-motion: no-preference");
  });
});

describe("a picture that cannot be loaded", () => {
  beforeEach(() => pretend(false, 0));

  it("gives way to the placeholder, under the same words and in the same box", () => {
    const { image } = setUp({ waiting: "spinner" });
    fireEvent.error(image());
    expect(image()).toHaveAttribute("src", PLACEHOLDER_IMAGE);
    expect(image()).toHaveAttribute("width", "1400");
    expect(image()).toHaveAttribute("height", "1050");
    expect(image()).not.toHaveAttribute("srcset");
    expect(document.querySelector("source")).toBeNull();
  });

  it.each(["pulse", "spinner"] as const)("ends the %s", (waiting) => {
    const { image, pulses, spinner } = setUp({ waiting });
    fireEvent.error(image());
    expect(pulses()).toBe(false);
    expect(spinner()).toBeNull();
  });

  it("gives its place to another that takes it", () => {
    const { rerender } = render(<Picture picture={pictureOf("plate")} alt="A plate" />);
    fireEvent.error(screen.getByRole("img"));
    rerender(<Picture picture={pictureOf("bowl")} alt="A bowl" />);
    expect(screen.getByRole("img", { name: "A bowl" })).toHaveAttribute(
      "src",
      pictureOf("bowl").src,
    );
  });
});

describe("a picture that was settled before the scripts came", () => {
  it("does not wait when it has already loaded", () => {
    pretend(true, 1400);
    const { image, pulses } = setUp({ waiting: "pulse" });
    expect(pulses()).toBe(false);
    expect(image()).toHaveAttribute("src", pictureOf("plate").src);
  });

  it("shows the placeholder when it has already failed", () => {
    pretend(true, 0);
    expect(setUp({ waiting: "spinner" }).image()).toHaveAttribute("src", PLACEHOLDER_IMAGE);
  });

  it("takes a load that brought no picture for a failure", () => {
    pretend(false, 0);
    const { image } = setUp();
    fireEvent.load(image());
    expect(image()).toHaveAttribute("src", PLACEHOLDER_IMAGE);
  });
});
