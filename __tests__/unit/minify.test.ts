import type { CreateWebpackConfigArgs } from "gatsby";
import TerserPlugin from "terser-webpack-plugin";
import { minifyFast } from "../../src/build/scripts/minify";

const run = (stage: string, config: object): jest.Mock => {
  const replaceWebpackConfig = jest.fn();
  const args = { stage, getConfig: () => config, actions: { replaceWebpackConfig } };
  minifyFast(args as unknown as CreateWebpackConfigArgs);
  return replaceWebpackConfig;
};

describe("minifyFast", () => {
  const styles = { apply: () => undefined };

  it("puts SWC in the place of terser, and leaves what makes styles short", () => {
    const minimizer = [new TerserPlugin(), styles];
    const [[changed]] = run("build-javascript", { optimization: { minimizer, usedExports: true } })
      .mock.calls as [[{ optimization: { minimizer: TerserPlugin[] } }]];
    expect(changed.optimization).toMatchObject({ usedExports: true });
    expect(changed.optimization.minimizer[0]).toMatchObject({
      options: { minimizer: { implementation: TerserPlugin.swcMinify } },
    });
    expect(changed.optimization.minimizer[1]).toBe(styles);
  });

  it("leaves what no visitor loads as it is", () => {
    expect(run("build-html", {})).not.toHaveBeenCalled();
    expect(run("develop", {})).not.toHaveBeenCalled();
  });

  it("says when Gatsby uses something else", () => {
    expect(() => run("build-javascript", { optimization: { minimizer: [styles] } })).toThrow(
      "Gatsby does not minify scripts with terser",
    );
  });
});
