import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";

/* What GitHub runs cannot be run here; this holds what it must be to do its work. */

interface Step {
  name?: string;
  id?: string;
  if?: string;
  uses?: string;
  run?: string;
  with?: Record<string, string | number | boolean>;
}

interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, { "timeout-minutes"?: number; steps: Step[] }>;
}

const FOLDER = ".github/workflows";

const files = readdirSync(FOLDER);
const read = (file: string) => parse(readFileSync(path.join(FOLDER, file), "utf8")) as Workflow;
const stepsOf = (file: string): Step[] =>
  Object.values(read(file).jobs).flatMap(({ steps }) => steps);
const scripts = Object.keys(
  (JSON.parse(readFileSync("package.json", "utf8")) as { scripts: object }).scripts,
);

/** The first versions that run on Node 24: GitHub's machines have no older Node for actions. */
const LEAST: Record<string, number> = {
  "actions/checkout": 5,
  "actions/setup-node": 5,
  "actions/cache": 5,
  "actions/cache/restore": 5,
  "actions/cache/save": 5,
  "actions/upload-artifact": 6,
  "actions/configure-pages": 6,
  "actions/upload-pages-artifact": 5,
  "actions/deploy-pages": 5,
};

const indexOf = (steps: Step[], text: RegExp): number =>
  steps.findIndex(({ uses = "", run = "" }) => text.test(`${uses}${run}`));

describe.each(files)("%s", (file) => {
  const steps = stepsOf(file);

  it("uses known actions of versions that still run", () => {
    for (const { uses } of steps.filter((step) => step.uses)) {
      const [action = "", version = ""] = (uses ?? "").split("@v");
      expect([action, Number(version) >= (LEAST[action] ?? Infinity)]).toEqual([action, true]);
    }
  });

  it("calls commands that there are", () => {
    const called = steps.flatMap(({ run = "" }) =>
      [...run.matchAll(/npm run ([\w:-]+)/g)].map(([, script = ""]) => script),
    );
    expect(scripts).toEqual(expect.arrayContaining(called));
  });

  it("installs what the lock says, with the Node of the project", () => {
    const node = steps.find(({ uses }) => uses?.startsWith("actions/setup-node"));
    expect(node?.with).toMatchObject({ "node-version-file": ".nvmrc", cache: "npm" });
    expect(readFileSync(".nvmrc", "utf8").trim()).toMatch(/^\d+$/);
    expect(steps.map(({ run }) => run)).toContain("npm ci");
  });

  it("may write nothing but what it publishes, and ends by itself", () => {
    const { permissions, jobs } = read(file);
    expect(permissions.contents).toBe("read");
    for (const job of Object.values(jobs)) expect(job["timeout-minutes"]).toBeGreaterThan(0);
  });

  it("keeps rendered pictures between runs", () => {
    const [cache] = steps.filter(({ uses }) => /^actions\/cache(\/restore)?@/.test(uses ?? ""));
    const { path: paths, key, "restore-keys": older } = cache?.with ?? {};
    expect(String(paths).split("\n")).toEqual(expect.arrayContaining([".cache", "public"]));
    // New with every run, since a key that is there is never written again …
    expect(key).toContain("${{ github.run_id }}-${{ github.run_attempt }}");
    // … and found by its beginning.
    expect(String(key).startsWith(String(older).trim())).toBe(true);
    expect(older).toContain("hashFiles('package-lock.json')");
    const build = indexOf(steps, /npm (run build|test)/);
    expect(indexOf(steps, /actions\/cache/)).toBeLessThan(build);
  });

  it("leaves out no hidden file of the site", () => {
    const uploads = steps.filter(({ with: inputs }) => inputs?.path === "public");
    expect(uploads.length).toBeGreaterThan(0);
    for (const upload of uploads) expect(upload.with?.["include-hidden-files"]).toBe(true);
  });
});

describe("checks.yml", () => {
  const steps = stepsOf("checks.yml");

  it("runs for every change and every morning, when a scheduled piece may be due", () => {
    expect(Object.keys(read("checks.yml").on)).toEqual(
      expect.arrayContaining(["push", "pull_request", "schedule"]),
    );
  });

  it("checks the content first, then builds and tests", () => {
    const check = indexOf(steps, /npm run check/);
    expect(check).toBeGreaterThan(indexOf(steps, /npm ci/));
    expect(check).toBeLessThan(indexOf(steps, /npm test/));
  });

  it("keeps the pictures of a run whose tests failed", () => {
    const restore = steps.find(({ uses }) => uses?.startsWith("actions/cache/restore"));
    const save = steps.find(({ uses }) => uses?.startsWith("actions/cache/save"));
    expect(save?.if).toContain("always()");
    expect(save?.with?.path).toBe(restore?.with?.path);
    expect(save?.with?.key).toContain(`steps.${restore?.id}.outputs.cache-primary-key`);
  });
});
