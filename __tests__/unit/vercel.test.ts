/**
 * The provider's packages give browsers ES modules, which jest does not read; this asks for the
 * same code as CommonJS.
 *
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import type * as VercelModule from "../../src/components/analytics/vercel";
import { pretendNodeEnv } from "../support/environment";

type Vercel = typeof VercelModule;

const load = (): Vercel => {
  let module: Vercel | undefined;
  jest.isolateModules(() => {
    module = jest.requireActual<Vercel>("../../src/components/analytics/vercel");
  });
  if (!module) throw new Error("not loaded");
  return module;
};

const windowAt = (hostname: string, doNotTrack: string | null = null): Window =>
  ({ location: { hostname }, navigator: { doNotTrack } }) as unknown as Window;

const scripts = () => [...document.head.querySelectorAll("script")];
const sources = () => scripts().map((script) => script.getAttribute("src"));

beforeEach(() => {
  pretendNodeEnv("production");
  document.head.replaceChildren();
  for (const name of ["va", "vaq", "vam", "si", "siq"]) Reflect.deleteProperty(window, name);
});
afterEach(() => jest.restoreAllMocks());

describe("isTrackable", () => {
  it.each([
    "creative-designer.example",
    "www.studio.example",
    "localhost.example",
    "10.studio.example",
  ])("tracks visitors of %s", (host) => expect(load().isTrackable(windowAt(host))).toBe(true));

  it.each([
    "localhost",
    "127.0.0.1",
    "[::1]",
    "192.168.1.20",
    "10.0.0.4",
    "[fe80::1]",
    "laptop",
    "laptop.local",
    "laptop.lan",
    "site.localhost",
  ])("tracks nobody on %s", (host) => expect(load().isTrackable(windowAt(host))).toBe(false));

  it("tracks nobody who asks not to be", () => {
    expect(load().isTrackable(windowAt("studio.example", "1"))).toBe(false);
    expect(load().isTrackable(windowAt("studio.example", "0"))).toBe(true);
  });

  it("tracks nobody whose browser sends the signal that follows do-not-track", () => {
    const at = windowAt("studio.example");
    Object.assign(at.navigator, { globalPrivacyControl: true });
    expect(load().isTrackable(at)).toBe(false);
    Object.assign(at.navigator, { globalPrivacyControl: false });
    expect(load().isTrackable(at)).toBe(true);
  });

  it("tracks nobody while the site is being written", () => {
    pretendNodeEnv("development");
    expect(load().isTrackable(windowAt("studio.example"))).toBe(false);
  });
});

describe("reportPageView", () => {
  it("adds the provider's two scripts, deferred, once however often it is called", () => {
    const { reportPageView } = load();
    reportPageView("/");
    reportPageView("/about");
    reportPageView("/");
    expect(sources().sort()).toEqual([
      "/_vercel/insights/script.js",
      "/_vercel/speed-insights/script.js",
    ]);
    scripts().forEach((script) => expect(script.defer).toBe(true));
  });

  it("reports one page view on each call, and leaves it to no script to guess", () => {
    const { reportPageView } = load();
    reportPageView("/");
    reportPageView("/articles/minimalist-design");
    const { vaq = [] } = window as unknown as { vaq?: unknown[] };
    expect(vaq).toEqual([
      ["pageview", { route: "/", path: "/" }],
      ["pageview", { route: "/articles/minimalist-design", path: "/articles/minimalist-design" }],
    ]);
    const insights = scripts().find(({ src }) => src.includes("/insights/"));
    expect(insights?.dataset.disableAutoTrack).toBe("1");
  });

  it("tells speed insights which page it measures", () => {
    const { reportPageView } = load();
    reportPageView("/");
    reportPageView("/about");
    const speed = scripts().find(({ src }) => src.includes("/speed-insights/"));
    expect(speed?.dataset.route).toBe("/about");
  });

  it("only logs a script that cannot be loaded", () => {
    const log = jest.spyOn(console, "log").mockImplementation();
    load().reportPageView("/");
    scripts().forEach((script) => script.dispatchEvent(new Event("error")));
    expect(log).toHaveBeenCalledTimes(2);
  });
});
