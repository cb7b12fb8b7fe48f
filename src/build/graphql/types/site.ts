/** Facts that every page shows, and the vocabulary of the site. */
export const siteTypes = /* GraphQL */ `
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
