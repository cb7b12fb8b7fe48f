import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { keyCache } from "../../src/build/scripts/cache-key";

interface Kept {
  cache: { version: string; buildDependencies: object; name: string };
  plugins: { apply(compiler: unknown): void }[];
}

const run = (stage: string, config: object): Kept | undefined => {
  const replaceWebpackConfig = jest.fn();
  const args = { stage, getConfig: () => config, actions: { replaceWebpackConfig } };
  keyCache(args as unknown as CreateWebpackConfigArgs);
  const [call] = replaceWebpackConfig.mock.calls as [Kept][];
  return call?.[0];
};

const config = {
  cache: {
    type: "filesystem",
    name: "stage",
    buildDependencies: { config: ["webpack.config.js"] },
  },
};

describe("keyCache", () => {
  const former = process.cwd();
  let folder = "";

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "cache-key-"));
    process.chdir(folder);
    mkdirSync(".cache/compiled", { recursive: true });
    writeFileSync("package-lock.json", "{}");
    writeFileSync(".cache/compiled/gatsby-node.js", "exports.x = 1;");
  });

  afterEach(() => {
    process.chdir(former);
    if (folder) rmSync(folder, { recursive: true });
  });

  const versionNow = (): string | undefined => run("build-html", config)?.cache.version;

  it("keeps what was made as long as packages and code stay the same", () => {
    expect(versionNow()).toBe(versionNow());
  });

  it.each([
    "package-lock.json",
    ".cache/compiled/gatsby-node.js",
    ".cache/compiled/gatsby-config.js",
  ])("forgets what was made when %s changes", (file) => {
    const before = versionNow();
    writeFileSync(file, "changed");
    expect(versionNow()).not.toBe(before);
  });

  it("has webpack look up no other files, those of loaders among them", () => {
    const kept = run("build-javascript", config);
    expect(kept?.cache).toMatchObject({ name: "stage", buildDependencies: { defaultWebpack: [] } });
    const listeners: ((stats: object) => void)[] = [];
    const done = { tap: (_: string, listen: (stats: object) => void) => listeners.push(listen) };
    kept?.plugins.forEach((plugin) => plugin.apply({ hooks: { done } }));
    const compilation = { buildDependencies: new Set(["/site/node_modules/a-loader/index.js"]) };
    listeners.forEach((listen) => listen({ compilation }));
    expect(compilation.buildDependencies.size).toBe(0);
  });

  it("leaves writing, and builds that keep nothing, as they are", () => {
    expect(run("develop", config)).toBeUndefined();
    expect(run("build-html", { cache: { type: "memory" } })).toBeUndefined();
    expect(run("build-html", {})).toBeUndefined();
  });
});
