import { contactItemResolvers } from "../../src/build/graphql/contact";

const { value, href } = contactItemResolvers.ContactItem;

const SITE = {
  email: "ada@studio.example",
  emailSubject: "Hello & more",
  chat: { value: "+234 000 000 0001", url: "https://chat.example/2340000000001" },
  socials: [
    { network: "instagram", handle: "@ada.studio", url: "https://instagram.example/ada.studio" },
    { network: "twitter", handle: "@ada", url: "https://twitter.example/ada" },
  ],
};

const resolve = async (channel: string) => {
  const context = { nodeModel: { findOne: () => Promise.resolve(SITE) } } as never;
  return [
    await value.resolve({ channel }, undefined, context),
    await href.resolve({ channel }, undefined, context),
  ];
};

describe("the address of a contact card", () => {
  it.each([
    ["email", "ada@studio.example", "mailto:ada@studio.example?subject=Hello%20%26%20more"],
    ["chat", "+234 000 000 0001", "https://chat.example/2340000000001"],
    ["instagram", "@ada.studio", "https://instagram.example/ada.studio"],
    ["twitter", "@ada", "https://twitter.example/ada"],
  ])("for %s comes from the one file that has them all", async (channel, shown, address) => {
    expect(await resolve(channel)).toEqual([shown, address]);
  });

  it("says which one is missing", async () => {
    await expect(resolve("pigeon")).rejects.toThrow(/pigeon/);
  });
});
