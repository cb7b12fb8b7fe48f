import { graphql, Link, type HeadProps, type PageProps } from "gatsby";
import { GatsbyImage, getImage, type ImageDataLike } from "gatsby-plugin-image";

interface Data {
  mdx: {
    frontmatter: {
      title: string;
      topic: string;
      publishDate: string;
      altTitle: string;
      featuredImage: ImageDataLike;
    };
  };
}

const Article = ({ data, children }: PageProps<Data>) => {
  const { title, topic, publishDate, altTitle, featuredImage } = data.mdx.frontmatter;
  const image = getImage(featuredImage);
  return (
    <main>
      <Link to="/">All articles</Link>
      <h1>{title}</h1>
      <p>
        {topic}, {publishDate}
      </p>
      {image && <GatsbyImage image={image} alt={altTitle} />}
      {children}
    </main>
  );
};

export default Article;

export const Head = ({ data }: HeadProps<Data>) => <title>{data.mdx.frontmatter.title}</title>;

export const query = graphql`
  query ($id: String!) {
    mdx(id: { eq: $id }) {
      frontmatter {
        title
        topic
        publishDate(formatString: "MMM DD, YYYY")
        altTitle
        featuredImage {
          childImageSharp {
            gatsbyImageData(layout: FULL_WIDTH)
          }
        }
      }
    }
  }
`;
