/** @jest-environment jsdom */
import { fetchAhead, spareHovering } from "../../src/components/layout/page-loader";

const loadPage = jest.fn();
const gatsbys = { loadPage, hovering: jest.fn() };

/** As browsers that tell of the line do. */
const onLine = (connection: object | undefined): void => {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
};

beforeEach(() => {
  loadPage.mockReset().mockResolvedValue({ page: { path: "/career" } });
  Object.assign(window, { ___loader: { ...gatsbys } });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, "connection");
  Reflect.deleteProperty(window, "___loader");
});

describe("what somebody is about to turn to", () => {
  it.each([
    ["a browser that tells nothing of the line", undefined],
    ["a quick line", { effectiveType: "4g", saveData: false }],
    ["a line that is said to be nothing", {}],
  ])("is fetched ahead with %s", (_, connection) => {
    onLine(connection);
    fetchAhead("/career");
    expect(loadPage).toHaveBeenCalledWith("/career");
  });

  it.each([
    ["data are to be saved", { effectiveType: "4g", saveData: true }],
    ["the line is slow", { effectiveType: "2g" }],
    ["the line is very slow", { effectiveType: "slow-2g", saveData: false }],
  ])("is not where %s", (_, connection) => {
    onLine(connection);
    fetchAhead("/career");
    expect(loadPage).not.toHaveBeenCalled();
  });

  it("is nothing where Gatsby does not run", () => {
    Reflect.deleteProperty(window, "___loader");
    expect(() => {
      spareHovering();
      fetchAhead("/career");
    }).not.toThrow();
  });
});

describe("what a pointer comes over", () => {
  const hover = () =>
    (window as unknown as { ___loader: typeof gatsbys }).___loader.hovering("/career");

  it("is fetched by Gatsby's links", () => {
    spareHovering();
    hover();
    expect(loadPage).toHaveBeenCalledWith("/career");
  });

  it("is not where data are to be saved", () => {
    onLine({ saveData: true });
    spareHovering();
    hover();
    expect(loadPage).not.toHaveBeenCalled();
    expect(gatsbys.hovering).not.toHaveBeenCalled();
  });
});
