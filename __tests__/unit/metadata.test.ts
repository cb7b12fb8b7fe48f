import { completeMetadata } from "../../src/components/seo/metadata";
import { shareCard } from "../support/fixtures";
import { siteFacts } from "../support/site";

const BASE = "https://creative-designer.example";
const page = { title: "About", description: "Who I am.", path: "/about", card: shareCard };

describe("the metadata of a page", () => {
  it("takes from the site what the page leaves out", () => {
    expect(completeMetadata(page, siteFacts)).toEqual({
      title: "About",
      headline: "About",
      description: "Who I am.",
      path: "/about",
      type: "website",
      url: `${BASE}/about`,
      image: `${BASE}/share/margins-0a1b.jpg`,
      imageAlt: "Margins: A Defence. A page with wide margins",
      imageType: "image/jpeg",
      imageWidth: 1200,
      imageHeight: 630,
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
      { ...page, type: "article", headline: "About, at length", authorName: "B" },
      siteFacts,
    );
    expect(meta).toMatchObject({
      type: "article",
      title: "About",
      headline: "About, at length",
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

  it("knows when a page without a day of publication was modified", () => {
    expect(completeMetadata({ ...page, modifiedDate: "2025-05-01" }, siteFacts)).toMatchObject({
      modifiedDate: "2025-05-01",
    });
  });

  it("copes with a site address that ends in a slash", () => {
    const meta = completeMetadata(page, { ...siteFacts, url: `${BASE}/` });
    expect(meta.url).toBe(`${BASE}/about`);
    expect(meta.logo).toBe(`${BASE}/favicon.svg`);
  });
});
