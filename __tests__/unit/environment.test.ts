import type { CreateWebpackConfigArgs } from "gatsby";
import type * as Environment from "../../src/build/scripts/environment";

class DefinePlugin {
  constructor(readonly definitions: Record<string, string>) {}
}

const GATSBYS = ["process.env", "process.env.NODE_ENV", "__BASE_PATH__", "process.env.GATSBY_SITE"];
const OTHERS = ["process.env.TERM", "process.env.CI"];
const WORKERS = "process.env.GATSBY_CPU_COUNT";

const define = (names: string[]) => Object.fromEntries(names.map((name) => [name, '"x"']));

/** A build, and what its stages are told. */
const build = () => {
  let limit: typeof Environment.limitEnvironment | undefined;
  jest.isolateModules(() => {
    limit = jest.requireActual<typeof Environment>(
      "../../src/build/scripts/environment",
    ).limitEnvironment;
  });
  return (stage: string, names: string[]) => {
    const plugin = new DefinePlugin(define(names));
    const getConfig = () => ({ plugins: [{ apply: () => undefined }, plugin] });
    limit?.({ stage, getConfig } as unknown as CreateWebpackConfigArgs);
    return Object.keys(plugin.definitions);
  };
};

describe("what code that renders pages knows of the environment", () => {
  it("is what the code for browsers knows, and nothing of the terminal and the machine", () => {
    const toldTo = build();
    expect(toldTo("build-javascript", [...GATSBYS, WORKERS])).toEqual(GATSBYS);
    expect(toldTo("build-html", [...GATSBYS, ...OTHERS, WORKERS])).toEqual(GATSBYS);
  });

  it("is left to Gatsby while writing", () => {
    expect(build()("develop-html", OTHERS)).toEqual(OTHERS);
  });

  it("cannot be limited where Gatsby configures in another order: the build says so", () => {
    expect(() => build()("build-html", GATSBYS)).toThrow(/before that for browsers/);
  });

  it("nor where Gatsby tells in another way", () => {
    const { limitEnvironment } = jest.requireActual<typeof Environment>(
      "../../src/build/scripts/environment",
    );
    const args = { stage: "build-javascript", getConfig: () => ({}) };
    expect(() => limitEnvironment(args as unknown as CreateWebpackConfigArgs)).toThrow(
      "Gatsby's configuration of webpack defines nothing",
    );
  });
});
