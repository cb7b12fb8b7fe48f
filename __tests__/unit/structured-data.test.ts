import { completeMetadata, type PageMetadata } from "../../src/components/seo/metadata";
import { structuredData, toInertJson } from "../../src/components/seo/structured-data";
import { siteFacts } from "../support/site";

const BASE = "https://creative-designer.example";
const page: PageMetadata = {
  title: "Wax & fire",
  description: "On casting.",
  path: "/articles/wax",
  image: "/static/wax.jpg",
  publishedDate: "2025-03-04",
  modifiedDate: "2025-04-01",
};

interface Thing {
  "@type": string;
  [key: string]: unknown;
}

const graphOf = (type: PageMetadata["type"]): Thing[] => {
  const data = structuredData(completeMetadata({ ...page, ...(type && { type }) }, siteFacts));
  return data["@graph"] as unknown as Thing[];
};

describe("structured data", () => {
  it.each([
    ["website", ["WebSite"]],
    ["article", ["WebSite", "Article"]],
    ["project", ["WebSite", "CreativeWork"]],
    [undefined, ["WebSite"]],
  ] as const)("of a page of type %s holds %j", (type, types) => {
    expect(graphOf(type).map((thing) => thing["@type"])).toEqual(types);
  });

  it("describes the site", () => {
    expect(graphOf("website")[0]).toMatchObject({
      url: `${BASE}/`,
      name: "Creative Designer",
      description: siteFacts.description,
      inLanguage: "en-US",
      publisher: { name: "Creative Designer", logo: `${BASE}/favicon.svg` },
    });
  });

  it.each(["article", "project"] as const)("describes the %s with its dates and author", (type) => {
    const [site, work] = graphOf(type);
    expect(work).toMatchObject({
      headline: "Wax & fire",
      description: "On casting.",
      url: `${BASE}/articles/wax`,
      image: `${BASE}/static/wax.jpg`,
      datePublished: "2025-03-04",
      dateModified: "2025-04-01",
      author: { "@type": "Person", name: "Creative Designer" },
      isPartOf: { "@id": site?.["@id"] },
    });
  });

  it.each(["website", "article", "project"] as const)(
    "of a %s has absolute addresses only",
    (type) => {
      const addresses: string[] = [];
      JSON.stringify(graphOf(type), (key, value: unknown) => {
        if (["@id", "url", "image", "logo", "mainEntityOfPage"].includes(key)) {
          if (typeof value === "string") addresses.push(value);
        }
        return value;
      });
      expect(addresses.length).toBeGreaterThan(2);
      addresses.forEach((address) =>
        expect(address).toMatch(/^https:\/\/creative-designer\.example\//),
      );
    },
  );

  it("names its vocabulary", () => {
    expect(structuredData(completeMetadata(page, siteFacts))["@context"]).toBe(
      "https://schema.org",
    );
  });
});

describe("toInertJson", () => {
  const hostile = { title: "</script><script>alert(1)</script><!-- \u2028\u2029" };

  it("cannot end the script it stands in, nor open a comment", () => {
    expect(toInertJson(hostile)).not.toMatch(/[<\u2028\u2029]/);
  });

  it("is still the same data", () => {
    expect(JSON.parse(toInertJson(hostile))).toEqual(hostile);
  });

  it("stays inert within a parsed document", () => {
    const html = `<script type="application/ld+json">${toInertJson(hostile)}</script>`;
    const { scripts } = new DOMParser().parseFromString(html, "text/html");
    expect(scripts).toHaveLength(1);
    expect(JSON.parse(scripts[0]?.text ?? "")).toEqual(hostile);
  });
});
