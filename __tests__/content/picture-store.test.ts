import { copyFile, mkdtemp, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";

const picture = (width: number): Promise<Buffer> =>
  sharp({ create: { width, height: 20, channels: 3, background: "coral" } })
    .png()
    .toBuffer();

const LAST_YEAR = new Date("2025-03-01T12:00:00Z");

let folder: string;
let file: string;
let kept: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "pictures-"));
  file = path.join(folder, "plate.png");
  kept = path.join(folder, "cache", "facts.json");
  await writeFile(file, await picture(40));
  await utimes(file, LAST_YEAR, LAST_YEAR);
});
afterEach(() => rm(folder, { recursive: true }));

/** A build of its own: it asks for the width of a picture, and says how often it had to look. */
const build = async (asked = file): Promise<{ width: number | undefined; looks: number }> => {
  let looks = 0;
  let width: number | undefined;
  await jest.isolateModulesAsync(async () => {
    jest.doMock("sharp", () => (input: string) => {
      looks += 1;
      return sharp(input);
    });
    const { PictureStore } = await import("../../src/build/content/picture-store");
    const { pictureFacts } = await import("../../src/build/content/picture-file");
    const store = new PictureStore(kept);
    store.recall();
    width = (await pictureFacts(asked))?.width;
    await store.keep();
  });
  return { width, looks };
};

describe("pictures that a build has looked at", () => {
  it("are not looked at again by the next one", async () => {
    expect(await build()).toEqual({ width: 40, looks: 1 });
    expect(await build()).toEqual({ width: 40, looks: 0 });
    expect(await build()).toEqual({ width: 40, looks: 0 });
  });

  it("are, when another picture has taken the place of one, with its time and as many bytes", async () => {
    await build();
    const { size } = await stat(file);
    const other = path.join(folder, "other.png");
    await writeFile(
      other,
      Buffer.concat([await picture(41), Buffer.alloc(size)]).subarray(0, size),
    );
    await copyFile(other, file);
    await utimes(file, LAST_YEAR, LAST_YEAR);
    expect(await build()).toEqual({ width: 41, looks: 1 });
  });

  it("are, when other code has looked at them, or what was kept cannot be read", async () => {
    await build();
    const text = await readFile(kept, "utf8");
    await writeFile(kept, text.replace(/"code":"./, '"code":"-'));
    expect(await build()).toEqual({ width: 40, looks: 1 });
    await writeFile(kept, text.slice(0, 20));
    expect(await build()).toEqual({ width: 40, looks: 1 });
  });

  it("are forgotten when no text names them any more, and when they cannot be read", async () => {
    await build();
    const broken = path.join(folder, "broken.png");
    await writeFile(broken, "no picture");
    expect(await build(broken)).toEqual({ width: undefined, looks: 1 });
    expect(JSON.parse(await readFile(kept, "utf8"))).toHaveProperty("facts", {});
    expect(await build(broken)).toEqual({ width: undefined, looks: 1 });
    expect(await build()).toEqual({ width: 40, looks: 1 });
  });
});
