/** @jest-environment jsdom */
import { fetchAhead, fetchHovered, spareLine } from "../../src/components/layout/page-loader";

const loadPage = jest.fn();
const gatsbys = { loadPage, hovering: jest.fn(), enqueue: jest.fn() };

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
      spareLine();
      fetchAhead("/career");
    }).not.toThrow();
  });
});

/** The loader as Gatsby's links know it. */
const loader = () => (window as unknown as { ___loader: typeof gatsbys }).___loader;

describe("what a pointer comes over", () => {
  it.each(["4g", "3g"])("is fetched by Gatsby's links over %s", (effectiveType) => {
    onLine({ effectiveType });
    spareLine();
    loader().hovering("/career");
    expect(loadPage).toHaveBeenCalledWith("/career");
  });

  it("is not where data are to be saved", () => {
    onLine({ saveData: true });
    spareLine();
    loader().hovering("/career");
    expect(loadPage).not.toHaveBeenCalled();
    expect(gatsbys.hovering).not.toHaveBeenCalled();
  });
});

describe("what a pointer came over before the page was alive", () => {
  /** The link that the mouse is over; jsdom knows of no mouse. */
  const over = (href: string | undefined): void => {
    const link = document.createElement("a");
    if (href !== undefined) link.setAttribute("href", href);
    jest.spyOn(document, "querySelector").mockReturnValue(href === undefined ? null : link);
  };
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ["/career", "/career"],
    ["/articles/x#part", "/articles/x"],
  ])("is fetched, of %s", (href, path) => {
    over(href);
    fetchHovered();
    expect(document.querySelector).toHaveBeenCalledWith("a:hover");
    expect(loadPage).toHaveBeenCalledWith(path);
  });

  it.each([undefined, "https://elsewhere.example/", "mailto:a@b.example", "#part", "/rss.xml"])(
    "is nothing of %s",
    (href) => {
      over(href);
      fetchHovered();
      expect(loadPage).not.toHaveBeenCalled();
    },
  );

  it("is not where data are to be saved", () => {
    onLine({ saveData: true });
    over("/career");
    fetchHovered();
    expect(loadPage).not.toHaveBeenCalled();
  });
});

describe("what a link on the screen leads to", () => {
  const aborted = { abort: jest.fn() };
  beforeEach(() => gatsbys.enqueue.mockReset().mockReturnValue(aborted));

  it.each([
    ["a browser that tells nothing of the line", undefined],
    ["a quick line", { effectiveType: "4g", saveData: false }],
  ])("is fetched in its turn with %s", (_, connection) => {
    onLine(connection);
    spareLine();
    expect(loader().enqueue("/career")).toBe(aborted);
    expect(gatsbys.enqueue).toHaveBeenCalledWith("/career");
  });

  it.each([{ effectiveType: "3g" }, { effectiveType: "2g" }, { saveData: true }])(
    "is not with %j",
    (connection) => {
      onLine(connection);
      spareLine();
      expect(loader().enqueue("/career")).toBeUndefined();
      expect(gatsbys.enqueue).not.toHaveBeenCalled();
    },
  );
});
