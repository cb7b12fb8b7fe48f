import { readdirSync, readFileSync } from "node:fs";

describe("the views that are loaded before any is rendered", () => {
  it("are all pages and templates", () => {
    const list = readFileSync("src/components/layout/all-views.ts", "utf8");
    const named = [...list.matchAll(/^import "\.\.\/\.\.\/(.+)";$/gm)].map(([, view]) => view);
    const views = ["pages", "templates"].flatMap((folder) =>
      readdirSync(`src/${folder}`).map((file) => `${folder}/${file.replace(/\.tsx$/, "")}`),
    );
    expect([...named].sort()).toEqual(views.sort());
  });
});
