/** @jest-environment ./__tests__/support/jsdom-with-node-bytes.js */
import { starterScript } from "../../src/build/first-view/starter";
import { HYDRATED_EVENT } from "../../src/lib/hydration";

const START = { scripts: ["/a.js", "/b.js"], data: ["/page-data/index/page-data.json"] };

let whenIdle: (() => void) | undefined;
let nextFrame: FrameRequestCallback[] = [];

const run = (html = "") => {
  document.head.innerHTML = "";
  document.body.innerHTML = html;
  whenIdle = undefined;
  nextFrame = [];
  Object.assign(window, {
    requestIdleCallback: (work: () => void) => (whenIdle = work),
    requestAnimationFrame: (work: FrameRequestCallback) => nextFrame.push(work),
  });
  window.eval(starterScript(START));
};

/** A frame is painted: what waits for one runs before it. */
const paint = () => {
  for (const work of nextFrame.splice(0)) work(0);
};

const load = () => window.dispatchEvent(new Event("load"));

const askedFor = () =>
  [...document.head.querySelectorAll("script")].map((script) => script.getAttribute("src"));

const hydrate = () => window.dispatchEvent(new Event(HYDRATED_EVENT));

// What one run listens to would answer in the next.
afterEach(() => {
  window.dispatchEvent(new Event("scroll"));
  hydrate();
});

it("asks for nothing while the page loads", () => {
  run();
  expect(askedFor()).toEqual([]);
});

it("asks for scripts and data when the page is loaded and painted and the browser is idle", () => {
  run();
  load();
  paint();
  // The page is painted after this, not before.
  expect(whenIdle).toBeUndefined();
  paint();
  expect(askedFor()).toEqual([]);
  whenIdle?.();
  expect(askedFor()).toEqual(START.scripts);
  expect(document.head.querySelector("link")).toHaveAttribute("href", START.data[0]);
});

describe("where a picture is urgent", () => {
  const PICTURE = `<img fetchpriority="high" alt="">`;
  const decoded = (decode: () => Promise<void>) =>
    Object.assign(HTMLImageElement.prototype, { decode });
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  afterEach(() => {
    jest.useRealTimers();
  });

  it.each([
    ["is there", () => Promise.resolve()],
    ["failed", () => Promise.reject(new Error("EncodingError"))],
  ])("waits until it %s", async (_, outcome) => {
    let end = () => {};
    decoded(() => new Promise<void>((resolve) => (end = resolve)).then(outcome));
    run(PICTURE);
    load();
    paint();
    paint();
    expect(whenIdle).toBeUndefined();
    end();
    await settled();
    paint();
    paint();
    whenIdle?.();
    expect(askedFor()).toEqual(START.scripts);
  });

  it("does not wait for ever", () => {
    jest.useFakeTimers();
    decoded(() => new Promise(() => {}));
    run(PICTURE);
    load();
    jest.advanceTimersByTime(4999);
    expect(askedFor()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(askedFor()).toEqual(START.scripts);
  });
});

it.each(["pointerdown", "pointermove", "keydown", "scroll", "focusin"])(
  "asks for them at once at the first sign of a visitor, and once: %s",
  (sign) => {
    run();
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    expect(askedFor()).toEqual(START.scripts);
  },
);

it("runs the scripts in their order", () => {
  run();
  window.dispatchEvent(new Event("scroll"));
  const scripts = [...document.head.querySelectorAll("script")];
  expect(scripts.map(({ async }) => async)).toEqual([false, false]);
});

describe("a press before the page has come alive", () => {
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
  const countOf = (selector: string) => {
    const pressed = jest.fn();
    document.querySelector(selector)?.addEventListener("click", pressed);
    return pressed;
  };

  it("is made again afterwards, in order, also on what stands in a button", () => {
    run(`<button id="one"><i>One</i></button><button id="two">Two</button>`);
    press("i");
    press("#two");
    const order: string[] = [];
    for (const id of ["one", "two"]) {
      document.getElementById(id)?.addEventListener("click", () => order.push(id));
    }
    hydrate();
    expect(order).toEqual(["one", "two"]);
  });

  it("is not made again where it had its effect: a menu, a link", () => {
    run(`<button popovertarget="menu">Menu</button><a href="#x">Link</a>`);
    press("button");
    press("a");
    const menu = countOf("button");
    const link = countOf("a");
    hydrate();
    expect(menu).not.toHaveBeenCalled();
    expect(link).not.toHaveBeenCalled();
  });

  it("is forgotten when its button is gone", () => {
    run(`<button>Gone</button>`);
    const pressed = countOf("button");
    press("button");
    document.querySelector("button")?.remove();
    hydrate();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it("is made once: those that come later are left alone", () => {
    run(`<button>Once</button>`);
    hydrate();
    const pressed = countOf("button");
    press("button");
    hydrate();
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});

it("cannot be ended by what it holds", () => {
  const script = starterScript({ scripts: ["/</script><script>alert(1)</script>"], data: [] });
  expect(script).not.toContain("</");
});
