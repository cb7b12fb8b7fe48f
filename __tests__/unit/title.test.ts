import { splitTitle } from "../../src/lib/title";

describe("the title rule", () => {
  it.each([
    ["Minimalist Design: Leaving Out", "Minimalist Design:", "Leaving Out"],
    ["Less — More", "Less —", "More"],
    ["Form - Function", "Form -", "Function"],
    ["Design Is a Process, Not a Deliverable", "Design Is a Process,", "Not a Deliverable"],
    ["One thing. Another", "One thing.", "Another"],
  ])("splits “%s” at its one separator", (title, lead, accent) => {
    expect(splitTitle(title)).toEqual({ lead, accent });
  });

  it("leaves a title without a separator whole", () => {
    expect(splitTitle("The wall that stayed empty")).toEqual({
      lead: "The wall that stayed empty",
    });
  });

  it.each(["One: Two: Three", "One, two, three", "A. B. C", "One — two — three", "Step-by-step"])(
    "leaves “%s” whole: its separator makes three parts",
    (title) => {
      expect(splitTitle(title)).toEqual({ lead: title });
    },
  );

  it("takes a hyphen within a word to the letter", () => {
    expect(splitTitle("No-Code")).toEqual({ lead: "No-", accent: "Code" });
  });

  it.each(["Leave something out.", "Why?:", "- A list item", ": colon first"])(
    "leaves “%s” whole: an empty part is no part",
    (title) => {
      expect(splitTitle(title)).toEqual({ lead: title });
    },
  );

  it("tries the separators in the order of the specification", () => {
    expect(splitTitle("Colour: red, mostly")).toEqual({ lead: "Colour:", accent: "red, mostly" });
    expect(splitTitle("Red, mostly: a colour")).toEqual({
      lead: "Red, mostly:",
      accent: "a colour",
    });
    expect(splitTitle("An over-long title — shortened")).toEqual({
      lead: "An over-long title —",
      accent: "shortened",
    });
  });

  it("goes on to the next separator when one splits into more than two", () => {
    expect(splitTitle("Red, green, blue. And ink")).toEqual({
      lead: "Red, green, blue.",
      accent: "And ink",
    });
  });

  it("loses no letter of a title", () => {
    const title = "Ẹ̀kọ́ nípa àwọ̀: ìtàn “kan”";
    const { lead, accent } = splitTitle(title);
    expect(`${lead} ${accent}`).toBe(title);
  });
});
