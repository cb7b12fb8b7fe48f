import * as fields from "../../src/build/content/fields";

const accepts = (field: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  field.safeParse(value).success;

describe("a field", () => {
  it.each([
    ["text", fields.text, ["a", "Ọ̀rọ̀ & #1"], ["", "  \n", 5, null]],
    ["a whole number", fields.number, [1, 0, -3], [1.5, "1", null]],
    [
      "a date",
      fields.date,
      ["2025-03-04", "2024-02-29", "2025-12-31"],
      ["2025-02-30", "2025-02-29", "2025-13-01", "2025-00-10", "2025-3-4", "04.03.2025", 2025, ""],
    ],
    ["a read time", fields.readTime, ["5 min", "12 min"], ["5", "0 min", "5 minutes", "five min"]],
    [
      "a period",
      fields.period,
      [
        "Jan 2023 - Mar 2025",
        "2021 - 2025",
        "Apr 2025 - Present",
        "May 2020 - May 2020",
        "2021 - 2021",
      ],
      [
        "2023",
        "Jan 2023 – Mar 2025",
        "January 2023 - Mar 2025",
        "Mar 2025 - Jan 2023",
        "2025 - 2021",
        "1 - 2",
        "Present - 2025",
        "",
      ],
    ],
    [
      "a picture",
      fields.picture,
      ["./cover.jpg", "./a b.PNG", "./x.webp", "./x.avif"],
      ["cover.jpg", "../cover.jpg", "./a/cover.jpg", "./cover.gif", "https://a.example/b.jpg"],
    ],
    [
      "a page of the site",
      fields.sitePath,
      ["/", "/projects", "/articles/x", "/share.jpg"],
      ["projects", "/projects/", "//x", "https://a.example", "/a b"],
    ],
    [
      "a web address",
      fields.webAddress,
      ["https://a.example", "http://a.example/b?c#d"],
      ["a.example", "ftp://a.example", "https://", "mailto:a@b.example", "javascript:alert(1)"],
    ],
    ["an e-mail address", fields.email, ["hello@a.example"], ["hello", "a@", "@a.example"]],
    ["a colour", fields.colour, ["#B4532A", "#b4532a"], ["B4532A", "#fff", "red", "#GGGGGG"]],
    ["a list", fields.listOf(fields.text), [["a"]], [[], "a", [""]]],
  ])("for %s takes what is right and refuses what is wrong", (_what, field, right, wrong) => {
    expect(right.filter((value) => !accepts(field, value))).toEqual([]);
    expect(wrong.filter((value) => accepts(field, value))).toEqual([]);
  });

  it("says what it expects in plain words", () => {
    expect(fields.date.safeParse("2025-02-30").error?.issues[0]?.message).toBe(
      "a real date written as year-month-day, such as 2025-03-04",
    );
    expect(fields.listOf(fields.text).safeParse([]).error?.issues[0]?.message).toBe(
      "at least one entry",
    );
  });

  it("of a group refuses names that it does not know", () => {
    const group = fields.group({ title: fields.text });
    expect(accepts(group, { title: "a" })).toBe(true);
    expect(accepts(group, { title: "a", titel: "b" })).toBe(false);
    expect(group.safeParse("a").error?.issues[0]?.message).toBe("a group of fields");
  });
});
