import { picturePlaces } from "../../lib/picture-places";

/** GraphQL types of everything in `content/`; the schemas in `content/schemas.ts` guard them. */
export const typeDefs = /* GraphQL */ `
  # Bodies and frontmatter are read by our own nodes; inferring Mdx would make one file's
  # spelling of a field another file's error.
  type Mdx implements Node @dontInfer {
    body: String
  }

  enum PicturePlace {
    ${Object.keys(picturePlaces).join("\n    ")}
  }

  type PictureSource {
    type: String!
    srcSet: String!
  }

  "What a picture element needs: sizes and sources, made from gatsbyImageData."
  type Picture {
    src: String!
    srcSet: String!
    sizes: String!
    sources: [PictureSource!]!
    width: Int!
    height: Int!
  }

  type PageMeta {
    title: String!
    description: String!
    modifiedDate: String
  }

  "The picture of 1200 × 630 px that is shown where a page is shared."
  type ShareCard {
    src: String!
    alt: String!
    "Media type."
    type: String!
    width: Int!
    height: Int!
    "How it is made; for the build alone."
    recipe: JSON!
  }

  type LabelledLink {
    label: String!
    href: String!
  }

  type TextBlock {
    title: String!
    text: String!
  }

  type EmptyState {
    heading: String!
    text: String!
    actionLabel: String!
  }

  type MailInvitation {
    text: String!
    label: String!
    subject: String!
  }

  type ChatChannel {
    value: String!
    url: String!
  }

  type SocialProfile {
    network: String!
    label: String!
    handle: String!
    url: String!
  }

  type SiteFacts implements Node @dontInfer {
    name: String!
    author: String!
    role: String!
    location: String!
    url: String!
    title: String!
    description: String!
    language: String!
    locale: String!
    logo: String!
    email: String!
    emailSubject: String!
    securityExpires: String!
    chat: ChatChannel!
    socials: [SocialProfile!]!
    analytics: String!
  }

  type NavigationItem {
    label: String!
    path: String!
  }

  type Navigation implements Node @dontInfer {
    items: [NavigationItem!]!
  }

  type Chips implements Node @dontInfer {
    projects: [String!]!
    articles: [String!]!
  }

  type FormeWord {
    text: String!
    isAccent: Boolean!
    "Advance in the display face, in em."
    width: Float!
  }

  type Hero {
    forme: [FormeWord!]!
    tagline: String!
    headline: String!
    headlineAccent: String
    pitch: String!
    actions: [LabelledLink!]!
  }

  type SelectedProjects {
    heading: String!
    headingAccent: String
    linkLabel: String!
    projects: [Project!]! @link(by: "slug")
  }

  type LatestArticles {
    heading: String!
    headingAccent: String
    linkLabel: String!
  }

  type HomePage implements Node @dontInfer {
    meta: PageMeta!
    shareCard: ShareCard!
    hero: Hero!
    selected: SelectedProjects!
    latest: LatestArticles!
  }

  type SkillList {
    heading: String!
    items: [String!]!
  }

  type CoreValues {
    heading: String!
    items: [TextBlock!]!
  }

  type AboutPage implements Node @dontInfer {
    meta: PageMeta!
    shareCard: ShareCard!
    label: String!
    heading: String!
    headingAccent: String
    portrait: File! @fileByRelativePath
    portraitAlt: String!
    portraitCaption: String
    intro: [String!]!
    skills: SkillList!
    values: CoreValues!
    collaborate: MailInvitation!
  }

  type Job {
    period: String!
    role: String!
    company: String!
    achievements: [String!]!
  }

  type EducationEntry {
    degree: String!
    institution: String!
    period: String!
    description: String!
  }

  type Education {
    heading: String!
    entries: [EducationEntry!]!
  }

  type SkillGroup {
    category: String!
    items: [String!]!
  }

  type TechnicalSkills {
    heading: String!
    groups: [SkillGroup!]!
  }

  type ChatInvitation {
    heading: String!
    text: String!
    label: String!
  }

  type CareerPage implements Node @dontInfer {
    meta: PageMeta!
    shareCard: ShareCard!
    label: String!
    heading: String!
    headingAccent: String
    intro: String!
    jobs: [Job!]!
    education: Education!
    skills: TechnicalSkills!
    closing: ChatInvitation!
  }

  "A channel; its value and address come from the site's facts."
  type ContactItem {
    channel: String!
    label: String!
    description: String!
    value: String!
    href: String!
  }

  type ContactCallToAction {
    heading: String!
    text: String!
    emailLabel: String!
    emailSubject: String!
    instagramLabel: String!
  }

  type ContactPage implements Node @dontInfer {
    meta: PageMeta!
    shareCard: ShareCard!
    label: String!
    heading: String!
    headingAccent: String
    intro: String!
    items: [ContactItem!]!
    callToAction: ContactCallToAction!
    quote: String!
  }

  type ProjectsPage implements Node @dontInfer {
    meta: PageMeta!
    shareCard: ShareCard!
    label: String!
    heading: String!
    headingAccent: String
    intro: String!
    empty: EmptyState!
  }

  type SocialInvitation {
    text: String!
    label: String!
    network: String!
  }

  type ArticlesPage implements Node @dontInfer {
    meta: PageMeta!
    shareCard: ShareCard!
    label: String!
    heading: String!
    headingAccent: String
    intro: String!
    empty: EmptyState!
    connect: SocialInvitation!
  }

  type FeaturedClosing {
    heading: String!
    text: String!
    label: String!
    subject: String!
  }

  type FeaturedPage implements Node @dontInfer {
    meta: PageMeta!
    shareCard: ShareCard!
    label: String!
    heading: String!
    headingAccent: String
    intro: String!
    closing: FeaturedClosing!
  }

  type NotFoundPage implements Node @dontInfer {
    meta: PageMeta!
    shareCard: ShareCard!
    heading: String!
    headingAccent: String
    text: String!
    linkLabel: String!
  }

  type Project implements Node @dontInfer {
    slug: String!
    order: Int!
    title: String!
    client: String!
    category: String!
    summary: String!
    description: String!
    image: File! @fileByRelativePath
    imageAlt: String!
    link: String
    caseStudySlug: String
    caseStudyPath: String
  }

  type Partnership implements Node @dontInfer {
    slug: String!
    order: Int!
    title: String!
    partner: String!
    category: String!
    description: String!
    image: File! @fileByRelativePath
    imageAlt: String!
    link: String!
    year: Int!
  }

  type Heading {
    id: String!
    depth: Int!
    text: String!
  }

  "An evaluated MDX body."
  type Body {
    "Elements and components as plain data; pictures resolved to Picture."
    tree: JSON!
    headings: [Heading!]!
    wordCount: Int!
  }

  type Article implements Node @dontInfer {
    slug: String!
    path: String!
    title: String!
    ogTitle: String
    altTitle: String!
    excerpt: String!
    topic: String!
    publishDate: String!
    modifiedDate: String
    displayDate: String!
    readTime: String!
    listReadTime: String!
    featuredImage: File! @fileByRelativePath
    shareCard: ShareCard!
    "The article published before this one."
    previous: Article
    "The article published after this one."
    next: Article
    "Others to read on with, the closest first."
    related: [Article!]!
    formerly: [String!]!
    "Why visitors do not see it: draft or scheduled. Such nodes exist while writing only."
    hidden: String
    body: Body!
  }

  type Fact {
    label: String!
    value: String!
  }

  type PaletteColour {
    name: String!
    hex: String!
  }

  type CaseStudy implements Node @dontInfer {
    slug: String!
    path: String!
    title: String!
    client: String!
    projectType: String!
    summary: String!
    overview: String!
    featuredImage: File! @fileByRelativePath
    altTitle: String!
    publishDate: String!
    modifiedDate: String
    externalLink: String
    facts: [Fact!]!
    palette: [PaletteColour!]!
    shareCard: ShareCard!
    "The next project, in the order of the plates, that has a case study."
    nextProject: Project
    formerly: [String!]!
    "Why visitors do not see it: draft or scheduled. Such nodes exist while writing only."
    hidden: String
    body: Body!
  }

  type ContentProblem {
    warning: Boolean!
    file: String!
    line: Int
    field: String!
    found: String!
    expected: String!
    suggestion: String
  }

  "What the check of the content says while it is being written; absent from a build."
  type ContentCheck implements Node @dontInfer {
    problems: [ContentProblem!]!
  }
`;
