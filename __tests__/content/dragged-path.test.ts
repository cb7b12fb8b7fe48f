import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { draggedPath } from "../../scripts/new/dragged";

const NAME = "Ade's photo (1) & “co”.jpg";

let dir: string;
let file: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "dragged-"));
  file = path.join(dir, NAME);
  await writeFile(file, "");
});
afterAll(() => rm(dir, { recursive: true }));

describe("a path that was dragged into a terminal", () => {
  it.each<[string, () => string]>([
    ["as it is", () => file],
    ["with a blank after it", () => `${file} `],
    ["with a backslash before each sign", () => file.replace(/[ '()&]/g, "\\$&")],
    ["in double quotes", () => `"${file}"`],
    ["in single quotes", () => `'${file.replace(/'/g, "'\\''")}'`],
    ["as an address", () => pathToFileURL(file).href],
    ["as an address with signs as they are", () => `file://${file.replace(/ /g, "%20")}`],
  ])("is read %s", (_what, write) => {
    expect(draggedPath(write())).toBe(file);
  });

  it("takes a file that has such a name at its word", async () => {
    const odd = path.join(dir, "a\\(b.jpg");
    await writeFile(odd, "");
    expect(draggedPath(odd)).toBe(odd);
  });

  it("knows the home folder, and a file that is not there", () => {
    expect(draggedPath("~/no such.jpg")).toBe(path.join(homedir(), "no such.jpg"));
  });
});
