/** @jest-environment node */
import { spawnSync } from "node:child_process";

/* Gatsby's machine of `npm start`, as the process has it that is started for it. */

/** Brings the machine to the end of a round of queries, and does what it does then. */
const SCRIPT = `
  const { developMachine } = require("gatsby/dist/state-machines/develop");
  const machine = developMachine.withContext({
    nodesMutatedDuringQueryRun: true,
    nodesMutatedDuringQueryRunRecompileCount: 100,
  });
  const running = machine.transition("runningPostBootstrap", "done.invoke.post-bootstrap");
  const { value, actions, context, event } = machine.transition(running, "done.invoke.run-queries");
  if (value !== "waiting") throw new Error("The machine is not where it should be.");
  const [action] = actions.filter(({ type }) => type === "panicBecauseOfInfiniteLoop");
  action.exec(context, event, {});
`;

const run = (...options: string[]) =>
  spawnSync(process.execPath, [...options, "-e", SCRIPT], { encoding: "utf8" });

describe("content that changes during many rounds of queries", () => {
  it("ends what Gatsby starts by itself", () => {
    expect(run().status).toBe(1);
  });

  it("does not end npm start", () => {
    expect(run("--import", "./scripts/gatsby/steadfast.mjs").status).toBe(0);
  });
});
