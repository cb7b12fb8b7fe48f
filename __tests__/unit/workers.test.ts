/** @jest-environment node */
import { availableParallelism } from "node:os";
import type * as Workers from "../../src/build/workers";

const NAMES = ["GATSBY_CPU_COUNT", "SITE_CHOOSES_WORKERS"];

describe("how many processors Gatsby counts", () => {
  const former = NAMES.map((name) => process.env[name]);
  const counted = () => process.env.GATSBY_CPU_COUNT;
  const forget = () => NAMES.forEach((name) => Reflect.deleteProperty(process.env, name));

  /** The module as a process finds it that begins. */
  const start = (): typeof Workers => {
    let workers: typeof Workers | undefined;
    jest.isolateModules(() => {
      workers = jest.requireActual<typeof Workers>("../../src/build/workers");
    });
    return workers as typeof Workers;
  };

  beforeEach(forget);
  afterEach(() => {
    forget();
    NAMES.forEach((name, at) => {
      if (former[at] !== undefined) process.env[name] = former[at];
    });
  });

  it("is one more than there are while it loads what encodes pictures, which leaves one out", () => {
    start();
    expect(counted()).toBe(String(availableParallelism() + 1));
  });

  it("is one when it answers queries", () => {
    start().answerQueriesHere();
    expect(counted()).toBe("1");
  });

  it("is one for gatsby-node.ts, too, which has this module a second time", () => {
    start();
    start().answerQueriesHere();
    expect(counted()).toBe("1");
  });

  it("is what somebody has set", () => {
    process.env.GATSBY_CPU_COUNT = "7";
    start().answerQueriesHere();
    expect(counted()).toBe("7");
  });
});
