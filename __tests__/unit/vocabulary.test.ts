import { vocabulary } from "../../src/build/mdx/vocabulary";
import { components } from "../../src/components/mdx/components";

const isComponent = (name: string) => /^[A-Z]/.test(name);

describe("the vocabulary of articles and case studies", () => {
  it("names the same components to the check and to the page", () => {
    expect(Object.keys(components).filter(isComponent).sort()).toEqual(
      Object.keys(vocabulary).sort(),
    );
  });

  it("holds components only, whose names cannot be taken for HTML", () => {
    expect(Object.keys(vocabulary).filter((name) => !isComponent(name))).toEqual([]);
  });
});
