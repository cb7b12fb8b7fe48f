/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import { behaviour } from "../../scripts/mutations/behaviour";
import { faults } from "../../scripts/mutations/faults";
import { screens } from "../../scripts/mutations/screens";

/* `npm run mutations` takes too long to be run each time, and what it breaks moves about. */

const inJest = [...behaviour, ...screens];

describe("what is broken in order to see a test go red", () => {
  it("is still found where it is to be broken", () => {
    const lost = [...inJest, ...faults].filter(
      ({ file, from, to }) => from === to || !readFileSync(file, "utf8").includes(from),
    );
    expect(lost.map(({ guards, file }) => `${file}: ${guards}`)).toEqual([]);
  });

  it("is guarded by tests that there are", () => {
    const named = [
      ...inJest.flatMap(({ tests }) => tests.map((test) => `__tests__/${test}.test`)),
      ...faults.map(({ spec }) => `__tests__/e2e/${spec}.spec`),
    ];
    const missing = named.filter(
      (name) => ![".ts", ".tsx"].some((type) => existsSync(name + type)),
    );
    expect(missing).toEqual([]);
  });
});
