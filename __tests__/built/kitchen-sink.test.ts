import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { PUBLIC } from "../support/built-site";

const TEXT = /\.(html|js|json|xml|txt|css|webmanifest)$/;

const files = readdirSync(PUBLIC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name));

describe("the kitchen sink", () => {
  it("is in no file of what is published, by name or by word", () => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => file.includes("kitchen-sink"))).toEqual([]);
    const tells = files
      .filter((file) => TEXT.test(file))
      .filter((file) => /kitchen.sink/i.test(readFileSync(file, "utf8")));
    expect(tells).toEqual([]);
  });
});
