import { layOutRest } from "../../src/components/layout/lay-out-rest";
import { OPENING } from "../../src/lib/hydration";

const { dataset } = document.documentElement;

/** What the browser calls when it has shown a frame and has time left, in turn. */
let frames: (() => void)[] = [];

const show = (html: string) => {
  document.body.innerHTML = html;
  dataset[OPENING] = "";
  frames = [];
  Object.assign(window, {
    requestAnimationFrame: (then: () => void) => frames.push(then),
    requestIdleCallback: (then: () => void) => then(),
  });
};

const nextFrame = async () => {
  frames.shift()?.();
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

const rest = async (done: Promise<void>) => {
  while (frames.length > 0) await nextFrame();
  await done;
};

const shown = () =>
  [...document.querySelectorAll<HTMLElement>("[id]")]
    .filter(({ style }) => style.contentVisibility === "visible")
    .map(({ id }) => id);

afterEach(() => {
  Reflect.deleteProperty(dataset, OPENING);
});

it("lays out what lies below, an element and a frame at a time", async () => {
  show(`<p id="first"></p><p id="a" class="below"></p><p id="b" class="below"></p>`);
  const done = layOutRest();
  expect(shown()).toEqual([]);
  await nextFrame();
  expect(shown()).toEqual(["a"]);
  await nextFrame();
  expect(shown()).toEqual(["a", "b"]);
  await rest(done);
});

it("ends the waiting, and takes away what it wrote, when all is laid out, each in its own frame", async () => {
  show(`<p id="a" class="below"></p>`);
  const done = layOutRest();
  await nextFrame();
  expect([OPENING in dataset, shown()]).toEqual([true, ["a"]]);
  // What the mark gives the element is taken back already: when it goes, nothing is laid out again.
  expect(document.getElementById("a")?.style.containIntrinsicSize).toBe("none");
  await nextFrame();
  expect([OPENING in dataset, shown()]).toEqual([false, ["a"]]);
  await nextFrame();
  expect([OPENING in dataset, shown()]).toEqual([false, []]);
  await done;
});

it("counts from the fifth on where it is children that lie below", async () => {
  show(
    `<div class="first-four">${[1, 2, 3, 4, 5, 6].map((n) => `<p id="p${n}"></p>`).join("")}</div>`,
  );
  const done = layOutRest();
  await nextFrame();
  expect(shown()).toEqual(["p5"]);
  await rest(done);
});

it("leaves nothing of its own behind", async () => {
  show(`<p id="a" class="below"></p>`);
  await rest(layOutRest());
  expect(document.getElementById("a")?.style).toHaveLength(0);
});

it("has nothing to do in a page that did not wait, or does no longer", async () => {
  show(`<p id="a" class="below"></p>`);
  Reflect.deleteProperty(dataset, OPENING);
  await layOutRest();
  expect(frames).toEqual([]);
  expect(shown()).toEqual([]);
});
