import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { Tree } from "../../src/components/mdx/Tree";
import { el } from "../support/tree";

type Callback = (entries: { isIntersecting: boolean }[]) => void;

let see: Callback;
const play = jest.fn().mockResolvedValue(undefined);
const pause = jest.fn();

const settings = { reducedMotion: false };

beforeEach(() => {
  settings.reducedMotion = false;
  HTMLMediaElement.prototype.play = play;
  HTMLMediaElement.prototype.pause = pause;
  window.matchMedia = (media: string) =>
    ({ media, matches: settings.reducedMotion }) as MediaQueryList;
  window.IntersectionObserver = class {
    constructor(callback: Callback) {
      see = callback;
    }
    observe = jest.fn();
    disconnect = jest.fn();
  } as unknown as typeof IntersectionObserver;
  see = () => undefined;
});
afterEach(() => jest.clearAllMocks());

const poster = { src: "/static/leaf.jpg", width: 1400, height: 788 };
const show = (props: Record<string, unknown>) => {
  render(<Tree nodes={[el("Video", { src: "/leaf.webm", poster, title: "A leaf", ...props })]} />);
  return screen.getByLabelText<HTMLVideoElement>("A leaf");
};

const happens = (video: HTMLVideoElement, event: "play" | "pause") =>
  act(() => video.dispatchEvent(new Event(event)));

it("shows a film with poster and captions, which waits to be started", () => {
  const video = show({ captions: "/leaf.vtt" });
  expect(video).toHaveAttribute("poster", "/static/leaf.jpg");
  expect(video).not.toHaveAttribute("autoplay");
  expect(video.querySelector("track")).toHaveAttribute("src", "/leaf.vtt");
  expect(play).not.toHaveBeenCalled();
});

it("begins with a press, and has the browser's controls from then on", async () => {
  const video = show({ captions: "/leaf.vtt" });
  expect(video).not.toHaveAttribute("controls");
  await userEvent.click(screen.getByRole("button", { name: "Play: A leaf" }));
  expect(play).toHaveBeenCalledTimes(1);
  happens(video, "play");
  expect(video).toHaveAttribute("controls");
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

it.each([{ captions: "/leaf.vtt" }, { silent: true, ambient: true }])(
  "has the browser's controls where there are no scripts: %j",
  (props) => {
    const film = el("Video", { src: "/leaf.webm", poster, title: "A leaf", ...props });
    const html = renderToString(<Tree nodes={[film]} />);
    expect(html).toMatch(/<video[^>]* controls=""/);
    expect(html).not.toContain("<button");
  },
);

it("keeps its place while it loads", () => {
  const video = show({ silent: true });
  expect([video.getAttribute("width"), video.getAttribute("height")]).toEqual(["1400", "788"]);
});

describe("a film that plays by itself", () => {
  it("plays while it is seen, silently", () => {
    const video = show({ silent: true, ambient: true });
    expect(video).not.toHaveAttribute("autoplay");
    see([{ isIntersecting: true }]);
    expect(play).toHaveBeenCalledTimes(1);
    expect(video.muted).toBe(true);
    see([{ isIntersecting: false }]);
    expect(pause).toHaveBeenCalled();
  });

  it("has a button that stops it and lets it go on", async () => {
    const video = show({ silent: true, ambient: true });
    happens(video, "play");
    await userEvent.click(screen.getByRole("button", { name: "Pause: A leaf" }));
    expect(pause).toHaveBeenCalled();
    happens(video, "pause");
    await userEvent.click(screen.getByRole("button", { name: "Play: A leaf" }));
    expect(play).toHaveBeenCalled();
  });

  it("stays as it is once the visitor has paused it", () => {
    const video = show({ silent: true, ambient: true });
    see([{ isIntersecting: true }]);
    happens(video, "pause");
    see([{ isIntersecting: false }]);
    see([{ isIntersecting: true }]);
    expect(play).toHaveBeenCalledTimes(1);
  });

  it("plays on after it was out of sight", () => {
    const video = show({ silent: true, ambient: true });
    see([{ isIntersecting: true }]);
    see([{ isIntersecting: false }]);
    happens(video, "pause");
    see([{ isIntersecting: true }]);
    expect(play).toHaveBeenCalledTimes(2);
  });

  it("rests where less motion is asked for, until it is started", async () => {
    settings.reducedMotion = true;
    show({ silent: true, ambient: true });
    see([{ isIntersecting: true }]);
    expect(play).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Play: A leaf" }));
    expect(play).toHaveBeenCalledTimes(1);
  });
});
