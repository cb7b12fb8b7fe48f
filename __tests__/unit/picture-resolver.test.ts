/** @jest-environment node */
import type { Node } from "gatsby";
import type { GraphQLResolveInfo } from "graphql";
import { resolvePicture, type ResolverContext } from "../../src/build/graphql/pictures";
import { picturePlaces, type PicturePlaceName } from "../../src/lib/picture-places";

interface Asked {
  breakpoints: readonly number[];
  avifOptions?: { quality: number };
}

/** As the plugin does, of a picture that is 1800 px wide unless a test says otherwise. */
let widthOfFile = 1800;

const rendering = jest.fn((_file: Node, { breakpoints, avifOptions }: Asked) => {
  const narrower = breakpoints.filter((width) => width < widthOfFile);
  const widths = narrower.length < breakpoints.length ? [...narrower, widthOfFile] : narrower;
  const srcSet = (name: string) => widths.map((width) => `/${name} ${width}w`).join(",\n");
  return {
    width: 1,
    height: 0.5,
    images: {
      fallback: { src: "/a.webp", srcSet: srcSet("a.webp") },
      sources: [{ srcSet: srcSet(avifOptions ? `${avifOptions.quality}.avif` : "a.avif") }],
    },
  };
});

const info = {
  schema: { getType: () => ({ getFields: () => ({ gatsbyImageData: { resolve: rendering } }) }) },
} as unknown as GraphQLResolveInfo;

const image = { id: "image", internal: { type: "ImageSharp" } } as Node;
const context = { nodeModel: { getNodeById: () => image } } as unknown as ResolverContext;

let count = 0;
/** A file that no test has asked for before. */
const newFile = (): Node => {
  count += 1;
  return {
    base: `cover-${count}.jpg`,
    children: ["image"],
    internal: { contentDigest: "one" },
  } as unknown as Node;
};

/** How often the plugin is asked while a picture is. */
const timesAsked = async (file: Node, place: PicturePlaceName = "LEAD"): Promise<number> => {
  const before = rendering.mock.calls.length;
  await resolvePicture(file, place, context, info);
  return rendering.mock.calls.length - before;
};

describe("a picture that several pages ask for", () => {
  it("is rendered once for each place of the layout", async () => {
    const file = newFile();
    expect(await timesAsked(file)).toBeGreaterThan(0);
    expect(await timesAsked(file)).toBe(0);
    expect(await timesAsked(file, "CARD")).toBeGreaterThan(0);
    expect(await timesAsked(newFile())).toBeGreaterThan(0);
  });

  it("is the same for all of them", async () => {
    const file = newFile();
    const first = await resolvePicture(file, "LEAD", context, info);
    expect(first).toMatchObject({ src: "/a.webp", width: 1800, height: 900 });
    expect(await resolvePicture(file, "LEAD", context, info)).toBe(first);
  });

  it("is rendered anew when it has changed", async () => {
    const file = newFile();
    await timesAsked(file);
    const changed = { ...file, internal: { ...file.internal, contentDigest: "two" } } as Node;
    expect(await timesAsked(changed)).toBeGreaterThan(0);
  });

  it("is rendered each time while somebody is writing, since Gatsby does that on demand", async () => {
    jest.replaceProperty(process.env, "NODE_ENV", "development");
    const file = newFile();
    expect(await timesAsked(file)).toBeGreaterThan(0);
    expect(await timesAsked(file)).toBeGreaterThan(0);
    jest.restoreAllMocks();
  });
});

describe("the widths of a picture", () => {
  afterEach(() => {
    widthOfFile = 1800;
  });

  const candidatesOf = async (place: PicturePlaceName): Promise<(string[] | undefined)[]> => {
    const { sources } = await resolvePicture(newFile(), place, context, info);
    return sources.map(({ srcSet }) => srcSet.split(",\n"));
  };

  it("are each there once, from the narrowest up, the small ones of an article encoded leaner", async () => {
    const [avif, webp] = await candidatesOf("LEAD");
    const wide = ["/a.avif 1000w", "/a.avif 1350w", "/a.avif 1800w"];
    expect(avif).toEqual(["/43.avif 420w", "/43.avif 560w", "/43.avif 670w", ...wide]);
    const widths = picturePlaces.LEAD.widths.map((width) => `/a.webp ${width}w`);
    expect(webp).toEqual(widths);
  });

  it("are the same files in the lists that lead to the article", async () => {
    const [lead = []] = await candidatesOf("LEAD");
    const [thumb = []] = await candidatesOf("THUMB");
    expect(thumb).toEqual(lead.slice(0, thumb.length));
    const [card = []] = await candidatesOf("CARD");
    expect(card.filter((candidate) => !lead.includes(candidate))).toEqual(["/a.avif 750w"]);
  });

  it("are encoded alike elsewhere", async () => {
    const [avif] = await candidatesOf("PORTRAIT");
    expect(avif).toEqual(picturePlaces.PORTRAIT.widths.map((width) => `/a.avif ${width}w`));
  });

  it("end with that of the file, which is rendered once, too", async () => {
    widthOfFile = 600;
    const before = rendering.mock.calls.length;
    const [avif] = await candidatesOf("LEAD");
    expect(avif).toEqual(["/43.avif 420w", "/43.avif 560w", "/43.avif 600w"]);
    // These, and those in its own format.
    expect(rendering.mock.calls).toHaveLength(before + 2);
    widthOfFile = 670;
    const [exact] = await candidatesOf("LEAD");
    expect(exact).toEqual(["/43.avif 420w", "/43.avif 560w", "/43.avif 670w"]);
    widthOfFile = 700;
    const [wider] = await candidatesOf("LEAD");
    expect(wider).toEqual(["/43.avif 420w", "/43.avif 560w", "/43.avif 670w", "/a.avif 700w"]);
  });
});
