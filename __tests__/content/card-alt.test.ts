import { cardAlt } from "../../src/build/cards/alt";

describe("what is said of a card", () => {
  it("is a sentence for its title and one for each picture, ended once", () => {
    expect(cardAlt("On Fire", ["A kiln", "Is it wax?", "A cast."])).toBe(
      "On Fire. A kiln. Is it wax? A cast.",
    );
    expect(cardAlt("“Whose street?”", ["A sign…", "“Wet paint.”"])).toBe(
      "“Whose street?” A sign… “Wet paint.”",
    );
  });

  it("is the title alone without pictures, and says nothing of those without words", () => {
    expect(cardAlt("On Fire", [])).toBe("On Fire.");
    expect(cardAlt("On\n Fire", ["", " "])).toBe("On Fire.");
  });

  it("leaves out pictures that would make it longer than networks allow", () => {
    const long = "A sheet of paper with a drawing ".repeat(5).trim();
    const alt = cardAlt("Plates", [long, long, long]);
    expect(alt).toBe(`Plates. ${long}. ${long}.`);
    expect(alt.length).toBeLessThanOrEqual(420);
  });

  it("is cut between two words where one picture alone is too long", () => {
    const alt = cardAlt("Plates", ["ink and paper, ".repeat(60)]);
    expect(alt.length).toBeLessThanOrEqual(420);
    expect(alt).toMatch(/^Plates\. ink and paper, .*\w…$/);
    expect(cardAlt("word ".repeat(200), []).length).toBeLessThanOrEqual(420);
  });
});
