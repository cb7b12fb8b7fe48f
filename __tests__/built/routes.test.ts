import { existsSync } from "node:fs";
import { siteRoutes } from "../../scripts/site-routes";
import { builtPages, fileAt } from "../support/built-site";
import { ROUTES } from "../support/specification";

describe("the routes of the site", () => {
  const built = builtPages.map((page) => page.path);

  it.each(ROUTES)("%s is built", (route) => {
    expect(built).toContain(route);
  });

  it("has a page for everything in the content folder", () => {
    expect(built).toEqual(expect.arrayContaining(siteRoutes()));
  });

  it("has a page that the host shows for unknown paths", () => {
    expect(builtPages.map((page) => page.file)).toContain("404.html");
  });

  it("has no page besides", () => {
    expect(built.filter((path) => ![...siteRoutes(), "/404"].includes(path))).toEqual([]);
  });

  it.each(siteRoutes())("%s carries its data for changes of page in the browser", (route) => {
    const folder = route === "/" ? "/index" : route;
    expect(existsSync(fileAt(`/page-data${folder}/page-data.json`))).toBe(true);
  });
});
