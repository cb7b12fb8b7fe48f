import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { announcePage, PLATE_TRANSITION } from "../../src/components/layout/page-transition";
import { Link } from "../../src/components/ui/Link";

const gone = () => jest.mocked(navigate).mock.calls.map(([path]) => String(path));
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

/** What has been asked for and has not come, by its path. */
let awaited: Map<string, () => void>;

const come = (path: string) => {
  awaited.get(path)?.();
  return settled();
};

const press = (name: string) => userEvent.click(screen.getByRole("link", { name }));

/** A screen that is held when a test says so, and not a frame before. */
const withMotion = () => {
  let hold = () => {};
  jest
    .spyOn(window, "matchMedia")
    .mockImplementation((media) =>
      Object.assign(new EventTarget(), { media, matches: /no-preference/.test(media) } as never),
    );
  document.startViewTransition = ((change: () => Promise<void>) => {
    const held = new Promise<void>((resolve) => (hold = resolve));
    const updateCallbackDone = held.then(change);
    return { ready: held, updateCallbackDone, finished: updateCallbackDone };
  }) as never;
  return () => {
    hold();
    return settled();
  };
};

beforeEach(() => {
  awaited = new Map();
  const loadPage = (path: string) =>
    new Promise<void>((resolve) => awaited.set(path, () => resolve()));
  Object.assign(window, { ___loader: { loadPage } });
  render(
    <>
      <Link href="/career">Career</Link>
      <Link href="/contact">Contact</Link>
      <div data-opening-plate>
        <picture data-testid="opening" />
      </div>
      <div data-plate>
        <Link href="/articles/one">
          <picture data-testid="plate" />
          One
        </Link>
      </div>
    </>,
  );
});

afterEach(() => {
  window.dispatchEvent(new PopStateEvent("popstate"));
  jest.mocked(navigate).mockReset();
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, "startViewTransition");
  Reflect.deleteProperty(window, "___loader");
});

describe("a change of page", () => {
  it("happens when the page has come", async () => {
    await press("Career");
    expect(gone()).toEqual([]);
    await come("/career");
    expect(gone()).toEqual(["/career"]);
  });

  it("does not happen after the browser's way back, however soon the page comes", async () => {
    await press("Career");
    window.dispatchEvent(new PopStateEvent("popstate"));
    await come("/career");
    expect(gone()).toEqual([]);
  });

  it("does not happen after a way back between the last frame and the next", async () => {
    const hold = withMotion();
    await press("Career");
    await come("/career");
    window.dispatchEvent(new PopStateEvent("popstate"));
    await hold();
    expect(gone()).toEqual([]);
  });

  it("leaves the pictures of a page that stays as they were", async () => {
    const hold = withMotion();
    await press("One");
    await come("/articles/one");
    const nameOf = (id: string) =>
      screen.getByTestId(id).style.getPropertyValue("view-transition-name");
    expect(["opening", "plate"].map(nameOf)).toEqual(["none", PLATE_TRANSITION]);
    window.dispatchEvent(new PopStateEvent("popstate"));
    await hold();
    expect(["opening", "plate"].map(nameOf)).toEqual(["", ""]);
  });

  it("happens that was asked for while the one before was being shown", async () => {
    const hold = withMotion();
    await press("Career");
    await come("/career");
    await hold();
    await press("Contact");
    announcePage();
    await settled();
    await come("/contact");
    await hold();
    expect(gone()).toEqual(["/career", "/contact"]);
  });

  it("is the last one that was asked for", async () => {
    await press("Career");
    await press("Contact");
    await come("/contact");
    await come("/career");
    expect(gone()).toEqual(["/contact"]);
  });

  it("happens again to a page that was turned away from", async () => {
    await press("Career");
    window.dispatchEvent(new PopStateEvent("popstate"));
    await press("Career");
    await come("/career");
    expect(gone()).toEqual(["/career"]);
  });
});
