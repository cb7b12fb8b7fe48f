import { completeMetadata } from "../../src/components/seo/metadata";
import { siteFacts } from "../support/site";

const BASE = "https://creative-designer.example";
const page = { title: "About", description: "Who I am.", path: "/about" };

describe("the metadata of a page", () => {
  it("takes from the site what the page leaves out", () => {
    expect(completeMetadata(page, siteFacts)).toEqual({
      title: "About",
      description: "Who I am.",
      path: "/about",
      type: "website",
      url: `${BASE}/about`,
      image: `${BASE}/share.jpg`,
      imageAlt: siteFacts.shareImageAlt,
      authorName: "Creative Designer",
      siteName: "Creative Designer",
      siteUrl: `${BASE}/`,
      siteDescription: siteFacts.description,
      locale: "en_US",
      logo: `${BASE}/favicon.svg`,
    });
  });

  it("keeps what the page says itself, with every address absolute", () => {
    const meta = completeMetadata(
      { ...page, type: "article", image: "/static/a.jpg", imageAlt: "A", authorName: "B" },
      siteFacts,
    );
    expect(meta).toMatchObject({
      type: "article",
      image: `${BASE}/static/a.jpg`,
      imageAlt: "A",
      authorName: "B",
    });
  });

  it("counts a published page as modified when it was published, unless it says when", () => {
    const published = { ...page, publishedDate: "2025-03-04" };
    expect(completeMetadata(published, siteFacts)).toMatchObject({
      publishedDate: "2025-03-04",
      modifiedDate: "2025-03-04",
    });
    expect(
      completeMetadata({ ...published, modifiedDate: "2025-05-01" }, siteFacts).modifiedDate,
    ).toBe("2025-05-01");
    expect(completeMetadata({ ...published, modifiedDate: null }, siteFacts).modifiedDate).toBe(
      "2025-03-04",
    );
  });

  it("copes with a site address that ends in a slash", () => {
    const meta = completeMetadata(page, { ...siteFacts, url: `${BASE}/` });
    expect(meta.url).toBe(`${BASE}/about`);
    expect(meta.logo).toBe(`${BASE}/favicon.svg`);
  });
});
