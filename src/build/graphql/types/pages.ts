/** The single pages, one JSON file each. */
export const pagesTypes = /* GraphQL */ `
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
    list(page: Int! = 1): ArticleList!
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
`;
