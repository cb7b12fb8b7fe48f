import { articleShareText, linkedInIntent, mailto, twitterIntent } from "../../src/lib/share";

const TITLES = [
  "Plain title",
  "Ìlù & Ọ̀rọ̀",
  "C# at 100%",
  "“Less” is 'more'",
  "Ink? Yes + no = maybe",
  "Wax 🪙 and fire 🔥",
];
const PAGE = "https://creative-designer.example/case-studies/frauwa-roofs";

describe("the text of a shared article", () => {
  it.each(TITLES)("names “%s” as it is written", (title) => {
    expect(articleShareText(title)).toBe(`Check out this article: ${title}`);
  });
});

describe("twitterIntent", () => {
  it.each(TITLES)("carries “%s” and the address of the page whole", (title) => {
    const intent = new URL(twitterIntent(title, PAGE));
    expect(intent.origin + intent.pathname).toBe("https://twitter.com/intent/tweet");
    expect(Object.fromEntries(intent.searchParams)).toEqual({ text: title, url: PAGE });
    expect(intent.hash).toBe("");
  });
});

describe("linkedInIntent", () => {
  it.each([PAGE, `${PAGE}?from=a&to=b#results`])("carries %s whole", (page) => {
    const intent = new URL(linkedInIntent(page));
    expect(intent.origin + intent.pathname).toBe("https://www.linkedin.com/sharing/share-offsite/");
    expect(Object.fromEntries(intent.searchParams)).toEqual({ url: page });
    expect(intent.hash).toBe("");
  });
});

describe("mailto", () => {
  it("is a bare mail link without a subject", () => {
    expect(mailto("hello@studio.example")).toBe("mailto:hello@studio.example");
  });

  it.each(TITLES)("carries the subject “%s” as mail programs read it", (subject) => {
    const link = mailto("hello@studio.example", subject);
    const [address, encoded = ""] = link.split("?subject=");
    expect(address).toBe("mailto:hello@studio.example");
    expect(decodeURIComponent(encoded)).toBe(subject);
    expect(encoded).not.toMatch(/[ +&#]/);
  });
});
