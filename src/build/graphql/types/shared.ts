import { picturePlaces } from "../../../lib/picture-places";

/** What several kinds of content are made of. */
export const sharedTypes = /* GraphQL */ `
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
`;
