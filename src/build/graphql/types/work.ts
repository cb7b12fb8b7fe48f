/** Projects, partnerships and case studies. */
export const workTypes = /* GraphQL */ `
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
`;
