import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/* Gatsby's files in TypeScript, as a process compiles them that was started like that of a build. */

const ASK_GATSBY = `
  const { compileGatsbyFiles } = require("gatsby/dist/utils/parcel/compile-gatsby-files");
  compileGatsbyFiles(process.argv[1]).then(() => {
    const folder = process.argv[1] + "/.cache/compiled/";
    const { siteMetadata } = require(folder + "gatsby-config.js").default;
    const { createPages } = require(folder + "gatsby-node.js");
    const parcel = Object.keys(require.cache).filter((file) => /node_modules.@parcel.core/.test(file));
    console.log(JSON.stringify([siteMetadata.title, typeof createPages, parcel.length]));
  });
`;

const compileIn = (files: Record<string, string>) => {
  const folder = mkdtempSync(path.join(tmpdir(), "compile-"));
  mkdirSync(path.join(folder, ".cache", "compiled"), { recursive: true });
  for (const [name, text] of Object.entries({ ...files, ".cache/compiled/former.js": "" })) {
    writeFileSync(path.join(folder, name), text);
  }
  const options = ["--import", "./scripts/gatsby/compile-fast.mjs", "-e", ASK_GATSBY, folder];
  const { status, stdout, stderr } = spawnSync(process.execPath, options, { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  return { status, stdout, stderr };
};

const NODE = 'import { title } from "./title";\nexport const createPages = (): string => title;\n';

describe("gatsby-config.ts and gatsby-node.ts", () => {
  it("are put together with what they import, where Gatsby looks for them, and Parcel is not loaded", () => {
    const { stdout } = compileIn({
      "title.ts": 'export const title: string = "A title";\n',
      "gatsby-config.ts":
        'import { title } from "./title";\nexport default { siteMetadata: { title } };\n',
      "gatsby-node.ts": NODE,
    });
    expect(stdout).toContain('["A title","function",0]');
  });

  it("stop the build where one cannot be read, and say where", () => {
    const { status, stderr } = compileIn({
      "title.ts": "export const title = ;\n",
      "gatsby-config.ts": "export default {};\n",
      "gatsby-node.ts": NODE,
    });
    expect(status).toBe(1);
    expect(stderr).toContain("title.ts:1:21");
    expect(stderr).not.toContain("compile-fast");
  });
});
