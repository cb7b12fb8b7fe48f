import { readFileSync } from "node:fs";
import readingTime from "reading-time";
import { readingMinutes } from "../../src/build/mdx/reading-minutes";
import { filesBelow } from "../../src/build/files-below";

const REAL = filesBelow("content").filter((file) => /\.mdx?$/.test(file));

describe("how long reading takes", () => {
  it.each(REAL)("is for %s what the package says of the whole text", (file) => {
    const text = readFileSync(file, "utf8");
    expect(readingMinutes(text)).toBeGreaterThan(1);
    expect(readingMinutes(text)).toBe(readingTime(text).minutes);
  });

  it.each([
    "",
    " \n\t",
    "one",
    "  one two\r\n\r\nthree-four, 5 % — six’s ",
    "ọ̀rọ̀ Yorùbá tí ń sọ̀rọ̀ nípa ẹ̀dá",
    "ASCII漢字ASCII、仮名 한국어!(x)",
    "https://example.org/a?b=c&d `code` **bold** [link](/a)",
  ])("is so for %j", (text) => {
    expect(readingMinutes(text)).toBe(readingTime(text).minutes);
  });
});
