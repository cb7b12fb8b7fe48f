import { contactItemResolvers } from "../../src/build/graphql/contact";
import { realFiles } from "../support/content";

const { value, href } = contactItemResolvers.ContactItem;

const resolve = async (channel: string) => {
  const [site] = await realFiles("SiteFacts");
  const context = { nodeModel: { findOne: () => Promise.resolve(site?.data) } } as never;
  return [
    await value.resolve({ channel }, undefined, context),
    await href.resolve({ channel }, undefined, context),
  ];
};

describe("the address of a contact card", () => {
  it.each([
    ["email", "hello@creative-designer.example", "mailto:hello@creative-designer.example"],
    ["chat", "+234 000 000 0000", "https://chat.example/2340000000000"],
    ["instagram", "@creative.designer.example", "https://instagram.example/creative.designer"],
    ["twitter", "@creativedesigner.example", "https://twitter.example/creativedesigner"],
  ])("for %s comes from the one file that has them all", async (channel, shown, address) => {
    expect(await resolve(channel)).toEqual([shown, address]);
  });

  it("says which one is missing", async () => {
    await expect(resolve("pigeon")).rejects.toThrow(/pigeon/);
  });
});
