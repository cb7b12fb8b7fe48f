import { mailto } from "../../lib/share";
import type { ResolverContext } from "./pictures";

interface SiteFacts {
  email: string;
  emailSubject: string;
  chat: { value: string; url: string };
  socials: { network: string; handle: string; url: string }[];
}

interface ContactItem {
  channel: string;
}

interface Address {
  value: string;
  href: string;
}

/** What a channel shows and where it leads, from the one file that has all addresses. */
const addressOf = async (channel: string, { nodeModel }: ResolverContext): Promise<Address> => {
  const site = (await nodeModel.findOne({ type: "SiteFacts" })) as unknown as SiteFacts;
  if (channel === "email")
    return { value: site.email, href: mailto(site.email, site.emailSubject) };
  if (channel === "chat") return { value: site.chat.value, href: site.chat.url };
  const profile = site.socials.find(({ network }) => network === channel);
  if (!profile) throw new Error(`contact.json names “${channel}”, which site.json does not have.`);
  return { value: profile.handle, href: profile.url };
};

const resolve =
  (field: keyof Address) => async (item: ContactItem, _args: unknown, context: ResolverContext) =>
    (await addressOf(item.channel, context))[field];

export const contactItemResolvers = {
  ContactItem: { value: { resolve: resolve("value") }, href: { resolve: resolve("href") } },
};
