import { wordsOfListPage } from "../../src/lib/list-page";

const words = { label: "WRITING", meta: { title: "Articles", description: "Short pieces." } };
const on = (page: number) => wordsOfListPage(words, { page, pageCount: 3, articleCount: 61 });

describe("what a page of the articles list says of itself", () => {
  it("is on the first page what its content says", () => {
    expect(on(1)).toEqual({ ...words.meta, label: "WRITING", headline: "Articles" });
  });

  it("is on later ones also which page it is, and what stands there", () => {
    expect(on(2)).toEqual({
      title: "Articles, page 2",
      description: "Page 2 of 3: articles 25 to 48 of 61, the newest first.",
      label: "WRITING, page 2 of 3",
      headline: "Page 2",
    });
    expect(on(3).description).toContain("articles 49 to 61 of 61");
  });
});
