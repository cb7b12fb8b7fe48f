/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { fileDigest, shortDigest } from "../../src/build/file-digest";
import { wholePictures, type PictureJob } from "../../src/build/whole-pictures";

let folder: string;
let picture: Buffer;
let kept: Map<string, unknown>;
const file = () => path.join(folder, "cover.jpg");

beforeAll(async () => {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 40 };
  const create = { width: 64, height: 64, channels: 3 as const, background: "#f00", noise };
  picture = await sharp({ create }).jpeg().toBuffer();
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "whole-"));
  kept = new Map();
});
afterEach(() => rm(folder, { recursive: true }));

/** Where the renderings of a picture are. */
const folderOf = (content: Buffer): string =>
  path.join("public/static", shortDigest(fileDigest(content)));

/** Remembers a width of a picture as the plugin does when a page asks for one. */
const remember = (address: string, content: Buffer): void => {
  const job: PictureJob = { inputPaths: [file()], outputDir: folderOf(content) };
  kept.set(address, "key").set("key", job);
};

const cache = () => ({
  directory: folder,
  get: (key: string) => Promise.resolve(kept.get(key)),
  set: (key: string, value: unknown) => Promise.resolve(kept.set(key, value)),
});

/** @returns The status of the answer, or what the plugin is given to render. */
const ask = async (handle: ReturnType<typeof wholePictures>, address: string) => {
  let answer: unknown = "nothing";
  const response = { sendStatus: (status: number) => (answer = status) };
  await handle({ path: address }, response, () => {
    answer = (kept.get("key") as PictureJob | undefined)?.inputPaths[0] ?? "passed on";
  });
  return answer;
};

describe("a picture that is asked for while writing", () => {
  const ADDRESS = "/static/a digest/a size/cover.avif";
  const ASKED = encodeURI(ADDRESS);

  it("is rendered from a copy, whatever becomes of the file", async () => {
    await writeFile(file(), picture);
    remember(ADDRESS, picture);
    const handle = wholePictures(cache());
    const copy = String(await ask(handle, ASKED));
    expect(await readFile(copy)).toEqual(picture);
    await writeFile(file(), "");
    expect(await ask(handle, ASKED)).toBe(copy);
    // Gatsby remembers it when it is started again.
    expect(await ask(wholePictures(cache()), ASKED)).toBe(copy);
  });

  it("is not there while its file is another than Gatsby knows, and is when it is again", async () => {
    remember(ADDRESS, picture);
    const handle = wholePictures(cache());
    expect(await ask(handle, ASKED)).toBe(404);
    await writeFile(file(), picture.subarray(0, picture.length / 2));
    expect(await ask(handle, ASKED)).toBe(404);
    await writeFile(file(), await sharp(picture).flop().jpeg().toBuffer());
    expect(await ask(handle, ASKED)).toBe(404);
    await writeFile(file(), picture);
    expect(await ask(handle, ASKED)).toContain("whole");
  });

  it.each([
    [
      "the half of a file that Gatsby has taken for all of it",
      () => picture.subarray(0, picture.length / 2),
    ],
    ["nothing", () => Buffer.alloc(0)],
    ["something else", () => Buffer.from("no picture")],
  ])("is not there where it is %s", async (_what, content) => {
    await writeFile(file(), content());
    remember(ADDRESS, content());
    expect(await ask(wholePictures(cache()), ASKED)).toBe(404);
  });

  it("is not there where it is one of many that are cut off and asked for at once", async () => {
    const handles = Array.from({ length: 12 }, async (_, at) => {
      const half = picture.subarray(0, picture.length / 2 - at);
      const name = path.join(folder, `${at}.jpg`);
      await writeFile(name, half);
      const job = { inputPaths: [name], outputDir: folderOf(half) };
      kept.set(`/static/${at}`, `key ${at}`).set(`key ${at}`, job);
      return ask(wholePictures(cache()), `/static/${at}`);
    });
    expect(await Promise.all(handles)).toEqual(Array.from({ length: 12 }, () => 404));
  });

  it("is left to others where it is no picture of the plugin", async () => {
    expect(await ask(wholePictures(cache()), "/static/script.js")).toBe("passed on");
  });
});
