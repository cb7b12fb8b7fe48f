import { graphql, Link, type HeadProps, type PageProps } from "gatsby";

interface Data {
  mdx: { frontmatter: { title: string; topic: string; publishDate: string } };
}

const Article = ({ data, children }: PageProps<Data>) => (
  <main>
    <Link to="/">All articles</Link>
    <h1>{data.mdx.frontmatter.title}</h1>
    <p>
      {data.mdx.frontmatter.topic}, {data.mdx.frontmatter.publishDate}
    </p>
    {children}
  </main>
);

export default Article;

export const Head = ({ data }: HeadProps<Data>) => <title>{data.mdx.frontmatter.title}</title>;

export const query = graphql`
  query ($id: String!) {
    mdx(id: { eq: $id }) {
      frontmatter {
        title
        topic
        publishDate(formatString: "MMM DD, YYYY")
      }
    }
  }
`;
