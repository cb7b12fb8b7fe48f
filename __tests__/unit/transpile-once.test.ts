import type { CreateWebpackConfigArgs } from "gatsby";
import { rulesOfOnePass, transpileOnce } from "../../src/build/scripts/transpile-once";

const babel = "/site/node_modules/gatsby/dist/utils/babel-loader.js";

const gatsbysRule = {
  test: /\.(js|mjs|jsx|ts|tsx)$/,
  use: () => [{ loader: babel, options: { stage: "build-javascript", cacheDirectory: "/c" } }],
};

const typescriptsRule = { test: /\.tsx?$/, use: () => [{ loader: babel, options: {} }] };

const stylesRule = { test: /\.css$/, use: [{ loader: "css-loader" }] };

const loadersOf = ({ use }: { use?: unknown }): unknown => (use as (of: object) => unknown)({});

describe("rulesOfOnePass", () => {
  it("sends a file of TypeScript through Babel once", () => {
    const rules = rulesOfOnePass([gatsbysRule, typescriptsRule, stylesRule]);
    expect(rules.map(({ test }) => test)).toEqual([gatsbysRule.test, stylesRule.test]);
  });

  it("takes nothing from Babel's cache, and leaves its other options", () => {
    const [rule = {}] = rulesOfOnePass([gatsbysRule]);
    expect(loadersOf(rule)).toEqual([
      { loader: babel, options: { stage: "build-javascript", cacheDirectory: false } },
    ]);
  });

  it("leaves other rules and loaders as they are", () => {
    const other = { test: /\.md$/, use: () => ["raw-loader", { loader: "md-loader" }] };
    const [styles, rule = {}] = rulesOfOnePass([stylesRule, other]);
    expect(styles).toBe(stylesRule);
    expect(loadersOf(rule)).toEqual(["raw-loader", { loader: "md-loader" }]);
  });
});

describe("transpileOnce", () => {
  const run = (stage: string, config: object): jest.Mock => {
    const replaceWebpackConfig = jest.fn();
    const args = { stage, getConfig: () => config, actions: { replaceWebpackConfig } };
    transpileOnce(args as unknown as CreateWebpackConfigArgs);
    return replaceWebpackConfig;
  };

  it.each(["build-javascript", "build-html"])("changes the rules of %s alone", (stage) => {
    const config = { mode: "production", module: { noParse: /x/, rules: [typescriptsRule] } };
    expect(run(stage, config)).toHaveBeenCalledWith({
      mode: "production",
      module: { noParse: /x/, rules: [] },
    });
  });

  it("leaves writing as it is", () => {
    expect(run("develop", {})).not.toHaveBeenCalled();
  });

  it("says when Gatsby has no rules any more", () => {
    expect(() => run("build-html", {})).toThrow("Gatsby's configuration of webpack has no rules");
  });
});
