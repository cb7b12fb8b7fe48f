/** @jest-environment node */
import type { Node } from "gatsby";
import type { GraphQLResolveInfo } from "graphql";
import { resolvePicture, type ResolverContext } from "../../src/build/graphql/pictures";
import type { PicturePlaceName } from "../../src/lib/picture-places";

const rendering = jest.fn(() => ({
  width: 1,
  height: 0.5,
  images: {
    fallback: { src: "/a.webp", srcSet: "/a.webp 420w" },
    sources: [{ srcSet: "/a.avif 420w" }],
  },
}));

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
    expect(await timesAsked(file)).toBe(2);
    expect(await timesAsked(file)).toBe(0);
    expect(await timesAsked(file, "CARD")).toBe(2);
    expect(await timesAsked(newFile())).toBe(2);
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
    expect(await timesAsked(changed)).toBe(2);
  });

  it("is rendered each time while somebody is writing, since Gatsby does that on demand", async () => {
    jest.replaceProperty(process.env, "NODE_ENV", "development");
    const file = newFile();
    expect(await timesAsked(file)).toBe(2);
    expect(await timesAsked(file)).toBe(2);
    jest.restoreAllMocks();
  });
});
