import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { transformSync } from "@babel/core";
import shortIds from "../../src/build/styles/short-ids.js";

const styledFiles = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((file) => path.join("src", file))
  .filter((file) => /\.tsx?$/.test(file))
  .filter((file) => /from "styled-components"/.test(readFileSync(file, "utf8")));

it("gives every file with styled components an id of its own", () => {
  const files = new Map<string, string[]>();
  for (const file of styledFiles) {
    const id = shortIds.fileId(file);
    expect(id).toMatch(/^[a-z][a-z0-9]{2}$/);
    files.set(id, [...(files.get(id) ?? []), file]);
  }
  expect(files.size).toBeGreaterThan(40);
  // Where two meet, one of the two files needs another name.
  expect([...files.values()].filter(({ length }) => length > 1)).toEqual([]);
});

describe("the plugin", () => {
  const compiled = (filename: string) =>
    transformSync(
      'import styled from "styled-components"; export const A = styled.p`color: red`; export const B = styled(A)`top: 0`;',
      {
        babelrc: false,
        configFile: false,
        filename,
        plugins: [shortIds, ["babel-plugin-styled-components", { displayName: false }]],
      },
    )?.code ?? "";

  const idsIn = (code: string) => [...code.matchAll(/componentId: "([^"]+)"/g)].map(([, id]) => id);

  it("leaves the numbers of the components in a file as they are", () => {
    const id = shortIds.fileId("src/components/ui/Button.tsx");
    expect(idsIn(compiled("src/components/ui/Button.tsx"))).toEqual([`${id}-0`, `${id}-1`]);
  });
});
