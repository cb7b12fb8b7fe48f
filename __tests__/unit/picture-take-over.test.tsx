import { useEffect } from "react";
import { renderToString } from "react-dom/server";
import { takeOver } from "../../src/components/layout/take-over";
import { Picture } from "../../src/components/media/Picture";
import { pictureOf } from "../support/fixtures";

/** React's own stand-in for the clock that it works by: nothing is done before it is asked for. */
interface Clock {
  unstable_flushUntilNextPaint: () => void;
  unstable_flushAll: () => void;
}

jest.mock("scheduler", () => jest.requireActual<Clock>("scheduler/unstable_mock"));
const clock = jest.requireMock<Clock>("scheduler");

describe("a picture that has loaded before React takes over", () => {
  const ran = jest.fn();
  const Page = () => {
    useEffect(ran, []);
    return (
      <main id="gatsby-focus-wrapper">
        <Picture picture={pictureOf("plate")} alt="A plate" waiting="spinner" />
      </main>
    );
  };
  const container = document.createElement("div");
  const state = () => container.querySelector("[data-state]")?.getAttribute("data-state");

  beforeEach(() => {
    // By itself `act` has React do all of its work at once.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    container.innerHTML = renderToString(<Page />);
    jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
    jest.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(1400);
  });
  afterEach(() => jest.restoreAllMocks());

  it("is not waited for any longer, but the effects of the page do not run for it at once", () => {
    const leave = takeOver(<Page />, container);
    clock.unstable_flushUntilNextPaint();
    expect([ran.mock.calls.length, state()]).toEqual([0, "waiting"]);
    clock.unstable_flushAll();
    expect([ran.mock.calls.length, state()]).toEqual([1, "loaded"]);
    leave();
  });
});
