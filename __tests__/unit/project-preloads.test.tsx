import { act, render, waitFor } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { Helmet } from "react-helmet";
import { ProjectPreloads } from "../../src/components/projects/ProjectPreloads";
import { whenIdle } from "../../src/lib/when-idle";
import { projectCards } from "../support/fixtures";

jest.mock("../../src/lib/when-idle", () => ({ whenIdle: jest.fn() }));

const preloads = () => [...document.head.querySelectorAll('link[rel="preload"]')];

describe("the preloads of project images", () => {
  beforeEach(() => {
    Helmet.canUseDOM = true;
  });

  it("hold those of the first row in the HTML", () => {
    Helmet.canUseDOM = false;
    renderToStaticMarkup(<ProjectPreloads projects={projectCards} />);
    const html = Helmet.renderStatic().link.toString();
    const links = new DOMParser().parseFromString(html, "text/html").querySelectorAll("link");
    expect(links).toHaveLength(2);
    links.forEach((link, index) => {
      const picture = projectCards[index]?.image.picture;
      expect(link.rel).toBe("preload");
      // The second one is in view where it stands beside the first.
      expect(link.getAttribute("media")).toBe(
        index === 0 ? null : "(min-width: 768px) and (min-height: 700px)",
      );
      expect(link.getAttribute("fetchpriority")).toBe("high");
      expect(link.getAttribute("as")).toBe("image");
      expect(link.getAttribute("type")).toBe("image/avif");
      expect(link.getAttribute("imagesrcset")).toBe(picture?.sources[0]?.srcSet);
      expect(link.getAttribute("imagesizes")).toBe(picture?.sizes);
    });
  });

  it("hold those of all six once the page stands and the browser is idle", async () => {
    let idle = () => {};
    jest.mocked(whenIdle).mockImplementation((task) => {
      idle = task;
      return jest.fn();
    });
    render(<ProjectPreloads projects={projectCards} />);
    await waitFor(() => expect(preloads()).toHaveLength(2));
    act(() => idle());
    await waitFor(() => expect(preloads()).toHaveLength(6));
  });

  it("are no more than those of the first row where data are to be saved", async () => {
    Object.defineProperty(navigator, "connection", {
      value: { saveData: true },
      configurable: true,
    });
    let idle = () => {};
    jest.mocked(whenIdle).mockImplementation((task) => {
      idle = task;
      return jest.fn();
    });
    render(<ProjectPreloads projects={projectCards} />);
    await waitFor(() => expect(preloads()).toHaveLength(2));
    act(() => idle());
    // As long as the others would take to come.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(preloads()).toHaveLength(2);
    Reflect.deleteProperty(navigator, "connection");
  });
});
