import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { compareFolders } from "../../scripts/reproducible/compare";

let dir: string;

const put = async (file: string, text: string): Promise<void> => {
  await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
  await writeFile(path.join(dir, file), text);
};

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "compare-"));
});

afterEach(() => rm(dir, { recursive: true }));

it("finds no difference between folders that hold the same", async () => {
  await put("one/a/index.html", "<p>");
  await put("other/a/index.html", "<p>");
  expect(compareFolders(path.join(dir, "one"), path.join(dir, "other"))).toEqual([]);
});

it("names what differs by a byte and what only one of them has", async () => {
  await put("one/a/index.html", "<p>");
  await put("other/a/index.html", "<q>");
  await put("one/b.js", "");
  await put("other/c.js", "");
  expect(compareFolders(path.join(dir, "one"), path.join(dir, "other"))).toEqual([
    { file: "a/index.html", kind: "not the same" },
    { file: "b.js", kind: "only in the first" },
    { file: "c.js", kind: "only in the second" },
  ]);
});
