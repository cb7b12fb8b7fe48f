import { existsSync } from "node:fs";
import type { GatsbyNode } from "gatsby";
import { createPages } from "../../src/build/pages";

type Args = Parameters<NonNullable<GatsbyNode["createPages"]>>[0];

interface Page {
  path: string;
  component: string;
  context: unknown;
}

const run = async (answer: unknown) => {
  const createPage = jest.fn<void, [Page]>();
  const createRedirect = jest.fn();
  const panicOnBuild = jest.fn();
  const graphql = jest.fn().mockResolvedValue(answer);
  const args = { graphql, actions: { createPage, createRedirect }, reporter: { panicOnBuild } };
  await createPages?.(args as unknown as Args, { plugins: [] }, () => undefined);
  return { pages: createPage.mock.calls.map(([page]) => page), createRedirect, panicOnBuild };
};

describe("the pages made from content", () => {
  it("are one for each article and case study, with its id and nothing else", async () => {
    const { pages, createRedirect, panicOnBuild } = await run({
      data: {
        articles: { nodes: [{ id: "a", path: "/articles/wax", formerly: ["candle"] }] },
        caseStudies: { nodes: [{ id: "c", path: "/case-studies/drum", formerly: [] }] },
      },
    });
    expect(pages.map(({ path, context }) => ({ path, context }))).toEqual([
      { path: "/articles/wax", context: { id: "a" } },
      { path: "/case-studies/drum", context: { id: "c" } },
    ]);
    expect(pages[0]?.component).toMatch(/article\.tsx$/);
    expect(pages[1]?.component).toMatch(/case-study\.tsx$/);
    pages.forEach(({ component }) => expect(existsSync(component)).toBe(true));
    expect(createRedirect.mock.calls).toEqual([
      [{ fromPath: "/articles/candle", toPath: "/articles/wax", isPermanent: true }],
    ]);
    expect(panicOnBuild).not.toHaveBeenCalled();
  });

  it("are missed loudly when the list cannot be made", async () => {
    const { pages, panicOnBuild } = await run({ errors: [new Error("no schema")] });
    expect(pages).toEqual([]);
    expect(panicOnBuild).toHaveBeenCalledTimes(1);
  });
});
