import { act, render } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { Analytics } from "../../src/components/analytics/Analytics";
import { isTrackable, reportPageView } from "../../src/components/analytics/vercel";
import { siteShell } from "../support/site";

jest.mock("../../src/components/analytics/vercel", () => ({
  isTrackable: jest.fn(),
  reportPageView: jest.fn(),
}));

const idle = () => act(() => jest.runAllTimers());

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(isTrackable).mockReturnValue(true);
  jest.mocked(reportPageView).mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.mocked(useStaticQuery).mockReturnValue(siteShell);
});

describe("analytics", () => {
  it("reports the first page, once the page stands", () => {
    render(<Analytics path="/" />);
    expect(reportPageView).not.toHaveBeenCalled();
    idle();
    expect(jest.mocked(reportPageView).mock.calls).toEqual([["/"]]);
  });

  it("reports every change of page, and no render in between", () => {
    const { rerender } = render(<Analytics path="/" />);
    idle();
    rerender(<Analytics path="/about" />);
    idle();
    rerender(<Analytics path="/about" />);
    idle();
    rerender(<Analytics path="/" />);
    idle();
    expect(jest.mocked(reportPageView).mock.calls).toEqual([["/"], ["/about"], ["/"]]);
  });

  it("reports nothing where nobody is to be tracked", () => {
    jest.mocked(isTrackable).mockReturnValue(false);
    render(<Analytics path="/" />);
    idle();
    expect(reportPageView).not.toHaveBeenCalled();
  });

  it("reports nothing for the provider “none”", () => {
    const site = { ...siteShell.site, analytics: "none" };
    jest.mocked(useStaticQuery).mockReturnValue({ ...siteShell, site });
    render(<Analytics path="/" />);
    idle();
    expect(reportPageView).not.toHaveBeenCalled();
  });

  it("shows nothing", () => {
    expect(render(<Analytics path="/" />).container).toBeEmptyDOMElement();
  });
});
