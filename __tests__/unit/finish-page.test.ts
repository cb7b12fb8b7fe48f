/** @jest-environment node */
import { finishPage } from "../../src/build/finish-pages";

const steps = { startLate: (html: string) => html, withLetters: () => Promise.resolve([]) };

it("takes out what React fills the rest of a block with that a letter did not fit into", async () => {
  const page = (words: string) =>
    `<html><head><meta charSet="utf-8"/><title>T</title></head><p>${words}</p></html>`;
  expect(await finishPage(page("Ọ̀r\0ọ̀, 10\0\0₦"), steps)).toBe(
    await finishPage(page("Ọ̀rọ̀, 10₦"), steps),
  );
});
