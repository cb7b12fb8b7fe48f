import type { CreateWebpackConfigArgs } from "gatsby";
import { limitEnvironment } from "../../src/build/scripts/environment";

class DefinePlugin {
  constructor(readonly definitions: Record<string, string>) {}
}

const namesAfter = (stage: string, definitions: Record<string, string>) => {
  const plugin = new DefinePlugin(definitions);
  const getConfig = () => ({ plugins: [{ apply: () => undefined }, plugin] });
  limitEnvironment({ stage, getConfig } as unknown as CreateWebpackConfigArgs);
  return Object.keys(plugin.definitions);
};

const GATSBYS = ["process.env", "process.env.NODE_ENV", "process.env.PUBLIC_DIR", "__BASE_PATH__"];
const define = (names: string[]) => Object.fromEntries(names.map((name) => [name, '"x"']));

describe("what code that renders pages knows of the environment", () => {
  it("is what Gatsby says, and what has the name for it", () => {
    const names = [...GATSBYS, "process.env.GATSBY_SITE"];
    expect(namesAfter("build-html", define(names))).toEqual(names);
  });

  it("is nothing of the terminal, the machine and the number of its processors", () => {
    const others = ["process.env.TERM", "process.env.CI", "process.env.GATSBY_CPU_COUNT"];
    expect(namesAfter("build-html", define([...GATSBYS, ...others]))).toEqual(GATSBYS);
  });

  it("is left to Gatsby while writing", () => {
    expect(namesAfter("develop-html", define(["process.env.TERM"]))).toEqual(["process.env.TERM"]);
  });

  it("cannot be limited where Gatsby does so in another way: the build says so", () => {
    const args = { stage: "build-html", getConfig: () => ({}) };
    expect(() => limitEnvironment(args as unknown as CreateWebpackConfigArgs)).toThrow(
      "Gatsby's configuration of webpack defines nothing",
    );
  });
});
