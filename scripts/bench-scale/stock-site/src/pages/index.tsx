import { graphql, Link, type PageProps } from "gatsby";

interface Data {
  allMdx: {
    nodes: {
      id: string;
      internal: { contentFilePath: string };
      frontmatter: { title: string; excerpt: string };
    }[];
  };
}

const slugOf = (file: string): string => file.split("/").at(-2) ?? "";

const IndexPage = ({ data }: PageProps<Data>) => (
  <main>
    <h1>Articles</h1>
    <ul>
      {data.allMdx.nodes.map(({ id, internal, frontmatter }) => (
        <li key={id}>
          <Link to={`/articles/${slugOf(internal.contentFilePath)}`}>{frontmatter.title}</Link>
          <p>{frontmatter.excerpt}</p>
        </li>
      ))}
    </ul>
  </main>
);

export default IndexPage;

export const Head = () => <title>Articles</title>;

export const query = graphql`
  query {
    allMdx(sort: { frontmatter: { publishDate: DESC } }) {
      nodes {
        id
        internal {
          contentFilePath
        }
        frontmatter {
          title
          excerpt
        }
      }
    }
  }
`;
