import { z } from "zod";
import {
  colour,
  date,
  flag,
  email,
  group,
  listOf,
  number,
  period,
  picture,
  readTime,
  siteAddress,
  sitePath,
  slug,
  text,
  webAddress,
  year,
} from "./fields";

/*
 * One schema for each content file: the single description of what the designer may write.
 * The checks, the nodes and the TypeScript types all come from here.
 */

const meta = group({
  title: text,
  description: text,
  /** When the page's words last changed, for search engines. */
  modifiedDate: date.optional(),
});

/** Label, headline and opening words that every inner page starts with. */
const opening = {
  meta,
  label: text,
  heading: text,
  headingAccent: text.optional(),
  intro: text,
};

export const networks = ["instagram", "twitter", "behance"] as const;
const network = z.enum(networks, { error: `one of ${networks.join(", ")}` });

const channels = ["email", "chat", "instagram", "twitter"] as const;
const channel = z.enum(channels, { error: `one of ${channels.join(", ")}` });

const analyticsProviders = ["vercel", "none"] as const;

export const site = group({
  name: text,
  author: text,
  role: text,
  location: text,
  url: siteAddress,
  title: text,
  description: text,
  language: text,
  locale: z
    .string()
    .regex(/^[a-z]{2}_[A-Z]{2}$/, { error: 'a locale such as "en_US"' })
    .default("en_US"),
  logo: sitePath,
  email,
  /** What a mail is about that is begun where the page says nothing else. */
  emailSubject: text,
  /** Until when the address stands for reports of security problems; see RFC 9116. */
  securityExpires: date,
  chat: group({ value: text, url: webAddress }),
  socials: listOf(group({ network, label: text, handle: text, url: webAddress })),
  analytics: z.enum(analyticsProviders, { error: `one of ${analyticsProviders.join(", ")}` }),
});

export const navigation = group({ items: listOf(group({ label: text, path: sitePath })) });

export const chips = group({ projects: listOf(text), articles: listOf(text) });

export const home = group({
  meta,
  hero: group({
    tagline: text,
    headline: text,
    headlineAccent: text.optional(),
    pitch: text,
    actions: listOf(group({ label: text, href: sitePath })),
  }),
  selected: group({
    heading: text,
    headingAccent: text.optional(),
    linkLabel: text,
    projects: listOf(text),
  }),
  latest: group({ heading: text, headingAccent: text.optional(), linkLabel: text }),
});

export const about = group({
  meta,
  label: text,
  heading: text,
  headingAccent: text.optional(),
  portrait: picture,
  portraitAlt: text,
  portraitCaption: text.optional(),
  intro: listOf(text),
  skills: group({ heading: text, items: listOf(text) }),
  values: group({ heading: text, items: listOf(group({ title: text, text })) }),
  collaborate: group({ text, label: text, subject: text }),
});

export const career = group({
  ...opening,
  jobs: listOf(group({ period, role: text, company: text, achievements: listOf(text) })),
  education: group({
    heading: text,
    entries: listOf(group({ degree: text, institution: text, period, description: text })),
  }),
  skills: group({ heading: text, groups: listOf(group({ category: text, items: listOf(text) })) }),
  closing: group({ heading: text, text, label: text }),
});

export const contact = group({
  ...opening,
  items: listOf(group({ channel, label: text, description: text })),
  callToAction: group({
    heading: text,
    text,
    emailLabel: text,
    emailSubject: text,
    instagramLabel: text,
  }),
  quote: text,
});

const emptyState = group({ heading: text, text, actionLabel: text });

export const projectsPage = group({ ...opening, empty: emptyState });

export const articlesPage = group({
  ...opening,
  empty: emptyState,
  connect: group({ text, label: text, network }),
});

export const featuredPage = group({
  ...opening,
  closing: group({ heading: text, text, label: text, subject: text }),
});

export const notFound = group({
  meta,
  heading: text,
  headingAccent: text.optional(),
  text,
  linkLabel: text,
});

export const project = group({
  order: number,
  title: text,
  client: text,
  category: text,
  summary: text,
  description: text,
  image: picture,
  imageAlt: text,
  link: webAddress.optional(),
  caseStudySlug: text.optional(),
});

export const partnership = group({
  order: number,
  title: text,
  partner: text,
  category: text,
  description: text,
  image: picture,
  imageAlt: text,
  link: webAddress,
  year,
});

export const article = group({
  title: text,
  /** Title for social networks; and for search results, where the title itself is too long for them. */
  ogTitle: text.optional(),
  /** What the featured picture shows, for those who cannot see it. */
  altTitle: text,
  excerpt: text,
  topic: text,
  publishDate: date,
  modifiedDate: date.optional(),
  /** Shown on the article; counted from the words when absent. */
  readTime: readTime.optional(),
  /** Shown on the card in the list, when it is to differ from the article's own. */
  listReadTime: readTime.optional(),
  featuredImage: picture,
  /** A picture shown where the article is shared, instead of the composed card. */
  shareImage: picture.optional(),
  /** Addresses of other days, that still have to lead here. */
  formerly: z.array(slug, { error: "a list of old names" }).default([]),
  /** At the top of the list, before all that are newer. */
  pinned: flag,
  draft: flag,
});

export const caseStudy = group({
  title: text,
  client: text,
  projectType: text,
  summary: text,
  overview: text,
  featuredImage: picture,
  altTitle: text,
  publishDate: date,
  modifiedDate: date.optional(),
  externalLink: webAddress.optional(),
  facts: listOf(group({ label: text, value: text })),
  palette: listOf(group({ name: text, hex: colour })).min(3, {
    error: "at least three colours: the main one, the darkest, the lightest",
  }),
  /** A picture shown where the case study is shared, instead of the composed card. */
  shareImage: picture.optional(),
  /** Addresses of other days, that still have to lead here. */
  formerly: z.array(slug, { error: "a list of old names" }).default([]),
  draft: flag,
});
