/** Articles, and the evaluated text that they and case studies are made of. */
export const writingTypes = /* GraphQL */ `
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

  "A topic that has articles."
  type ArticleTopic {
    name: String!
    "Address of the file that the build leaves with the cards of all its articles."
    cards: String!
    articles: [Article!]!
  }

  "One page of the list of all articles, newest first."
  type ArticleList {
    "From 1."
    page: Int!
    pageCount: Int!
    "Of all pages together."
    articleCount: Int!
    articles: [Article!]!
    "Where the articles of other pages are to be found; none where there is one page."
    topics: [ArticleTopic!]!
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
    "Whether it stands at the top of the list, before all that are newer."
    pinned: Boolean!
    formerly: [String!]!
    "Why visitors do not see it: draft or scheduled. Such nodes exist while writing only."
    hidden: String
    body: Body!
  }
`;
