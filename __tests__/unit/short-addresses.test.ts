/** @jest-environment node */
import type { CreateResolversArgs, Node } from "gatsby";
import { generateImageData } from "gatsby-plugin-sharp";
import type { ResolverContext } from "../../src/build/graphql/pictures";
import { shortAddressResolvers, withShortDigest } from "../../src/build/graphql/short-addresses";

jest.mock("gatsby-plugin-sharp", () => ({ generateImageData: jest.fn(() => "rendered") }));

const file = {
  id: "file",
  name: "cover",
  internal: { type: "File", contentDigest: "0123456789abcdef0123456789abcdef" },
} as unknown as Node;
const image = { id: "image", parent: "file" } as Node;

const context = (nodes: readonly Node[]) => {
  const getNodeById = ({ id }: { id: string }) => nodes.find((node) => node.id === id) ?? null;
  return { nodeModel: { getNodeById } } as ResolverContext;
};

const tools = { pathPrefix: "/under", reporter: "reporter", cache: "cache" };
const { resolve } = shortAddressResolvers(tools as unknown as CreateResolversArgs).ImageSharp
  .gatsbyImageData;

describe("the address of a file", () => {
  it("is made of the start of its digest, and the file stays what it was", () => {
    const { internal, ...rest } = withShortDigest(file);
    expect(internal).toEqual({ type: "File", contentDigest: "0123456789" });
    expect(rest).toEqual({ id: "file", name: "cover" });
    expect(file.internal.contentDigest).toHaveLength(32);
  });

  it("is that of the file of a picture, which the plugin renders as it is asked to", async () => {
    const args = { layout: "fullWidth" };
    expect(await resolve(image, args, context([file]))).toBe("rendered");
    const request = { file: withShortDigest(file), args, ...tools };
    expect(generateImageData).toHaveBeenCalledWith(request);
  });

  it("is not made up for a picture without a file", () => {
    expect(() => resolve(image, {}, context([]))).toThrow("The file of image is not known.");
  });
});
