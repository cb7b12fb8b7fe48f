import { graphql, type PageProps } from "gatsby";
import { useEffect } from "react";
import styled from "styled-components";
import { Seo } from "../components/seo/Seo";
import { ButtonLink } from "../components/ui/Button";
import { RiverLeaf } from "../components/ui/RiverLeaf";
import { sheet } from "../components/ui/styles";
import { routes } from "../lib/routes";
import { entrance } from "../theme/entrance";

const Block = styled.div`
  ${sheet}
  ${entrance}
  display: grid;
  justify-items: start;
  align-content: center;
  gap: var(--space-5);
  min-height: 80svh;
  padding-top: calc(var(--header-height) + var(--space-7));
`;

const Leaf = styled(RiverLeaf)`
  font-size: clamp(7rem, 22vw, 18rem);
  color: var(--accent);
`;

const Title = styled.h1`
  font-size: var(--text-4xl);
`;

const Text = styled.p`
  max-width: var(--measure);
  font-size: var(--text-lg);
  color: var(--ink-soft);
`;

const NotFoundPage = ({ data, location }: PageProps<Queries.NotFoundPageQuery>) => {
  const page = data.notFoundPage;

  useEffect(() => {
    console.error("404: there is no page at", location.pathname);
  }, [location.pathname]);

  return (
    <>
      <Seo title={page.meta.title} description={page.meta.description} path="/404" noindex />
      <Block>
        <Leaf />
        <Title>{page.heading}</Title>
        <Text>{page.text}</Text>
        <ButtonLink href={routes.home} $look="primary">
          {page.linkLabel}
        </ButtonLink>
      </Block>
    </>
  );
};

export default NotFoundPage;

export const query = graphql`
  query NotFoundPage {
    notFoundPage {
      meta {
        title
        description
      }
      heading
      text
      linkLabel
    }
  }
`;
