/** @jest-environment ./__tests__/support/jsdom-with-node-bytes.js */
import { starterScript } from "../../src/build/first-view/starter";
import { PRINT_STYLE_PATH } from "../../src/lib/constants";
import { FIRST, HYDRATED_EVENT, OPENING } from "../../src/lib/hydration";
import { icons } from "../../src/lib/icons";
import { SLOW_MS } from "../../src/theme/tokens";

const START = { scripts: ["/a.js", "/b.js"], data: ["/page-data/index/page-data.json"] };

let whenIdle: (() => void) | undefined;

const LARGEST = "largest-contentful-paint";
const ITS_OWN = "element";

/** By kind, how the browser tells what has been painted. */
let tellers = new Map<string, (element: Element | null) => void>();

/** Tells of the largest paint. */
const tellOfPaint = (element: Element | null) => tellers.get(LARGEST)?.(element);

/** The browser's word on what has been painted; one that does not know a kind says nothing of it. */
class Paints {
  constructor(private readonly tell: (list: { getEntries: () => unknown[] }) => void) {}
  observe({ type, buffered }: { type: string; buffered: boolean }) {
    expect(buffered).toBe(true);
    tellers.set(type, (element) => this.tell({ getEntries: () => [{ element }] }));
  }
}

/** Whether the browser makes frames, which it does not for a tab that nobody looks at. */
let isShown = true;

/** How the browser came to the page. */
let arrival: { type: string } | undefined = { type: "navigate" };

const run = (html = "") => {
  document.head.innerHTML = "";
  document.body.innerHTML = html;
  whenIdle = undefined;
  tellers = new Map();
  Object.assign(window, {
    requestIdleCallback: (work: () => void) => (whenIdle = work),
    PerformanceObserver: Paints,
    requestAnimationFrame: (work: (now: number) => void) => isShown && work(performance.now()),
  });
  Object.assign(window.performance, { getEntriesByType: () => (arrival ? [arrival] : []) });
  window.eval(starterScript(START));
};

/** The browser is idle, and does what has waited for that. */
const idle = () => {
  const work = whenIdle;
  whenIdle = undefined;
  work?.();
};

/** The entrance of the page comes to its end, and the browser is idle before and after. */
const enter = () => {
  idle();
  jest.advanceTimersByTime(SLOW_MS);
  idle();
};

const load = () => window.dispatchEvent(new Event("load"));

const addressOf = (element: Element) => element.getAttribute("src") ?? element.getAttribute("href");

const linked = (rel: string) => [
  ...document.head.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`),
];

/** The scripts that the page has been told to ask for, each in a task of its own. */
const askedFor = () => {
  jest.advanceTimersByTime(0);
  return [...document.head.querySelectorAll("script")].map((script) => script.getAttribute("src"));
};

beforeEach(() => {
  jest.useFakeTimers();
});

const hydrate = () => window.dispatchEvent(new Event(HYDRATED_EVENT));

// What one run listens to would answer in the next.
afterEach(() => {
  window.dispatchEvent(new Event("scroll"));
  hydrate();
  jest.useRealTimers();
});

it("asks for nothing while the page loads", () => {
  run();
  expect(askedFor()).toEqual([]);
});

it("asks for scripts and data when the page is loaded and painted and the browser is idle", () => {
  run("<h1>Painted</h1>");
  load();
  expect(whenIdle).toBeUndefined();
  expect([...tellers.keys()]).toEqual([LARGEST, ITS_OWN]);
  tellOfPaint(document.querySelector("h1"));
  expect(askedFor()).toEqual([]);
  enter();
  expect(askedFor()).toEqual(START.scripts);
  expect(document.head.querySelector("link")).toHaveAttribute("href", START.data[0]);
});

describe("a picture that is awaited", () => {
  const stateOf = (name: string) =>
    document.querySelector(`[alt=${name}]`)?.closest("[data-state]")?.getAttribute("data-state");

  beforeEach(() => {
    const frame = (name: string) =>
      `<span data-state="waiting"><picture><img alt="${name}"></picture></span>`;
    run(`${frame("first")}${frame("second")}<img alt="bare">`);
  });

  it("is so no longer when it has loaded, long before the scripts come", () => {
    document.querySelector("[alt=first]")?.dispatchEvent(new Event("load"));
    expect(stateOf("first")).toBe("loaded");
    expect(stateOf("second")).toBe("waiting");
    expect(askedFor()).toEqual([]);
  });

  it("is so still when it fails: what then takes its place needs the scripts", () => {
    document.querySelector("[alt=first]")?.dispatchEvent(new Event("error"));
    expect(stateOf("first")).toBe("waiting");
  });

  it("is not looked for around one that nothing awaits", () => {
    const failed = jest.fn((event: ErrorEvent) => event.preventDefault());
    window.addEventListener("error", failed, { once: true });
    document.querySelector("[alt=bare]")?.dispatchEvent(new Event("load"));
    window.removeEventListener("error", failed);
    expect(failed).not.toHaveBeenCalled();
    expect(stateOf("first")).toBe("waiting");
  });
});

describe("while the entrance of the page moves", () => {
  beforeEach(() => {
    run("<h1>Painted</h1>");
    load();
    tellOfPaint(document.querySelector("h1"));
    idle();
    jest.advanceTimersByTime(SLOW_MS - 1);
  });

  it("asks for nothing, and after that as soon as the browser is idle again", () => {
    expect(askedFor()).toEqual([]);
    idle();
    jest.advanceTimersByTime(1);
    expect(askedFor()).toEqual([]);
    idle();
    expect(askedFor()).toEqual(START.scripts);
  });

  it("asks for the scripts at a sign of a visitor, and not again afterwards", () => {
    document.body.dispatchEvent(new Event("keydown", { bubbles: true }));
    expect(askedFor()).toEqual(START.scripts);
    jest.advanceTimersByTime(1);
    idle();
    expect(askedFor()).toEqual(START.scripts);
  });
});

describe("an entrance that began with the first frame", () => {
  const paintAfter = (ms: number) => {
    run("<h1>Painted</h1>");
    jest.advanceTimersByTime(ms);
    load();
    tellOfPaint(document.querySelector("h1"));
    idle();
  };
  afterEach(() => {
    isShown = true;
  });

  it("is waited for as far as it is not over", () => {
    paintAfter(300);
    jest.advanceTimersByTime(SLOW_MS - 301);
    expect(whenIdle).toBeUndefined();
    jest.advanceTimersByTime(1);
    idle();
    expect(askedFor()).toEqual(START.scripts);
  });

  it.each([
    ["is long over", true],
    ["nobody sees", false],
  ])("is not waited for where it %s", (_, shown) => {
    isShown = shown;
    paintAfter(shown ? 3000 : 0);
    jest.advanceTimersByTime(0);
    idle();
    expect(askedFor()).toEqual(START.scripts);
  });
});

describe("as time goes by", () => {
  it("asks half a second after the page has loaded where the browser tells of no paint", () => {
    run();
    load();
    jest.advanceTimersByTime(499);
    expect(whenIdle).toBeUndefined();
    jest.advanceTimersByTime(1);
    enter();
    expect(askedFor()).toEqual(START.scripts);
  });

  describe("where a picture is urgent, and not there yet", () => {
    const picture = () => document.querySelector("img");
    beforeEach(() => {
      run(`<h1>Painted</h1><img fetchpriority="high" alt="">`);
      Object.defineProperty(picture(), "complete", { value: false });
      load();
      tellOfPaint(document.querySelector("h1"));
    });

    it("asks for its own paint beside the largest, and for nothing else", () => {
      expect([...tellers.keys()]).toEqual([LARGEST, ITS_OWN]);
    });

    it.each([
      ["as the largest of the page", LARGEST],
      ["beside what is larger", ITS_OWN],
    ])("waits until it is painted %s", (_, kind) => {
      jest.advanceTimersByTime(1000);
      expect(whenIdle).toBeUndefined();
      tellers.get(kind)?.(picture());
      enter();
      expect(askedFor()).toEqual(START.scripts);
    });

    it.each(["load", "error"])("or half a second after its %s", (event) => {
      jest.advanceTimersByTime(1000);
      picture()?.dispatchEvent(new Event(event));
      expect(whenIdle).toBeUndefined();
      jest.advanceTimersByTime(500);
      enter();
      expect(askedFor()).toEqual(START.scripts);
    });

    it("or until a sign of a visitor", () => {
      jest.advanceTimersByTime(60_000);
      expect(askedFor()).toEqual([]);
      document.body.dispatchEvent(new Event("keydown", { bubbles: true }));
      expect(askedFor()).toEqual(START.scripts);
    });
  });
});

it.each(["pointerdown", "pointermove", "keydown", "scroll", "focusin"])(
  "asks for them at once at the first sign of a visitor, and once: %s",
  (sign) => {
    run();
    const event = () => Object.assign(new Event(sign, { bubbles: true }), { movementX: 1 });
    document.body.dispatchEvent(event());
    document.body.dispatchEvent(event());
    expect(askedFor()).toEqual(START.scripts);
  },
);

it.each([
  ["aside", { movementX: -1, movementY: 0 }],
  ["up", { movementX: 0, movementY: -1 }],
])("takes a pointer that moves %s for one", (_, movement) => {
  run();
  document.body.dispatchEvent(Object.assign(new Event("pointermove", { bubbles: true }), movement));
  expect(askedFor()).toEqual(START.scripts);
});

it("takes a pointer that rests, and is told of, for no sign", () => {
  run();
  const rests = Object.assign(new Event("pointermove"), { movementX: 0, movementY: 0 });
  document.body.dispatchEvent(rests);
  expect(askedFor()).toEqual([]);
});

it("asks for the styles for paper and the manifest with the scripts, and not before", () => {
  run();
  expect([...linked("stylesheet"), ...linked("manifest")]).toEqual([]);
  window.dispatchEvent(new Event("scroll"));
  jest.advanceTimersByTime(0);
  expect(linked("stylesheet").map(({ media }) => media)).toEqual(["print"]);
  expect(linked("manifest").map((link) => link.getAttribute("href"))).toEqual([icons.manifestPath]);
});

it("runs the scripts in their order", () => {
  run();
  window.dispatchEvent(new Event("scroll"));
  jest.advanceTimersByTime(0);
  const scripts = [...document.head.querySelectorAll("script")];
  expect(scripts.map(({ async }) => async)).toEqual([false, false]);
});

it("asks for one thing at a time, so that the browser can answer between them", () => {
  run();
  const tasks = jest.spyOn(window, "setTimeout");
  window.dispatchEvent(new Event("scroll"));
  const asked = tasks.mock.calls.map(([task]) => {
    const before = document.head.childElementCount;
    (task as () => void)();
    return [...document.head.children].slice(before).map(addressOf);
  });
  tasks.mockRestore();
  const all = [...START.data, ...START.scripts, PRINT_STYLE_PATH, icons.manifestPath];
  expect(asked).toEqual(all.map((address) => [address]));
});

describe("what lies below the first view", () => {
  const waits = () => OPENING in document.documentElement.dataset;
  beforeEach(() => {
    Reflect.deleteProperty(document.documentElement.dataset, OPENING);
  });
  afterEach(() => {
    arrival = { type: "navigate" };
    window.location.hash = "";
  });

  it("waits while the page opens", () => {
    run();
    expect(waits()).toBe(true);
    window.dispatchEvent(new Event("scroll"));
    expect(waits()).toBe(true);
  });

  describe("and near to it", () => {
    const waitsForPaint = () => document.documentElement.dataset[OPENING] === FIRST;

    it("waits until the page is painted and the browser idle", () => {
      run("<h1>Painted</h1>");
      load();
      tellOfPaint(document.querySelector("h1"));
      expect(waitsForPaint()).toBe(true);
      idle();
      expect(waitsForPaint()).toBe(false);
      expect(waits()).toBe(true);
    });

    it("or until a sign of a visitor", () => {
      run();
      document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
      expect(waitsForPaint()).toBe(false);
    });

    it("or for four seconds, without the scripts", () => {
      run();
      jest.advanceTimersByTime(3999);
      expect(waitsForPaint()).toBe(true);
      jest.advanceTimersByTime(1);
      expect(waitsForPaint()).toBe(false);
      expect(waits()).toBe(true);
      expect(askedFor()).toEqual([]);
    });

    it("is not marked again when all of the page is there before the four seconds are over", () => {
      run(`<a href="#place">Place</a>`);
      document.querySelector("a")?.click();
      jest.advanceTimersByTime(4000);
      expect(waits()).toBe(false);
    });
  });

  it.each(["reload", "back_forward", undefined])("is there at once after: %s", (type) => {
    arrival = type === undefined ? undefined : { type };
    run();
    expect(waits()).toBe(false);
    window.dispatchEvent(new Event("scroll"));
    expect(askedFor()).toEqual(START.scripts);
  });

  it("is there at once where the address names a place in the page", () => {
    window.location.hash = "#place";
    run();
    expect(waits()).toBe(false);
  });

  const press = (key: string, modifiers: KeyboardEventInit = {}) =>
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...modifiers }));

  it.each([
    ["End", {}],
    ["End", { ctrlKey: true }],
    ["ArrowDown", { metaKey: true }],
  ])("is there before somebody comes to the end by key: %s %o", (key, modifiers) => {
    run();
    press(key, modifiers);
    expect(waits()).toBe(false);
    expect(askedFor()).toEqual(START.scripts);
  });

  it.each([
    ["ArrowDown", {}],
    ["PageDown", {}],
    ["Meta", { metaKey: true }],
  ])("waits on where they go a step further: %s %o", (key, modifiers) => {
    run();
    press(key, modifiers);
    expect(waits()).toBe(true);
  });

  it("is there as soon as somebody goes to a place in the page, and for no other press", () => {
    run(`<button>Other</button><a href="#place"><i>Place</i></a>`);
    document.querySelector("button")?.click();
    expect(waits()).toBe(true);
    document.querySelector("i")?.click();
    expect(waits()).toBe(false);
  });

  it("is there when a script does not come, which would have ended it", () => {
    run();
    window.dispatchEvent(new Event("scroll"));
    jest.advanceTimersByTime(0);
    document.head.querySelector("script")?.dispatchEvent(new Event("error"));
    expect(waits()).toBe(false);
  });
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

  it("is a sign of a visitor by itself, as by voice", () => {
    run(`<button>Press</button>`);
    press("button");
    expect(askedFor()).toEqual(START.scripts);
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
