import { splitAccent } from "../../src/lib/accent";

describe("splitAccent", () => {
  it.each([
    ["Where Stories Meet Design", "Stories", ["Where ", "Stories", " Meet Design"]],
    ["My Professional Story", "Story", ["My Professional ", "Story", ""]],
    ["Ọ̀rọ̀ and image", "Ọ̀rọ̀", ["", "Ọ̀rọ̀", " and image"]],
  ])("splits “%s” around “%s”", (text, accent, parts) => {
    const { before, accent: middle, after } = splitAccent(text, accent);
    expect([before, middle, after]).toEqual(parts);
  });

  it.each([undefined, null, "", "Absent"])("leaves the text whole for the accent %p", (accent) => {
    expect(splitAccent("Plain words", accent)).toEqual({
      before: "Plain words",
      accent: "",
      after: "",
    });
  });

  it("takes the first of two", () => {
    expect(splitAccent("ink on ink", "ink")).toEqual({
      before: "",
      accent: "ink",
      after: " on ink",
    });
  });
});
