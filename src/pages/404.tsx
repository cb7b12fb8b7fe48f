import { graphql, type PageProps } from "gatsby";
import { useEffect } from "react";
import styled from "styled-components";
import { FallenLeaf } from "../components/not-found/FallenLeaf";
import { Seo } from "../components/seo/Seo";
import { ButtonLink } from "../components/ui/Button";
import { PageTitle } from "../components/ui/PageTitle";
import { lead, sheet } from "../components/ui/styles";
import { routes } from "../lib/routes";
import { entrance } from "../theme/entrance";
import { fold } from "../theme/measures";
import { from } from "../theme/media";

const Block = styled.div`
  ${sheet}
  ${entrance}
  display: grid;
  gap: var(--space-6) var(--gutter);
  padding-top: calc(var(--header-height) + var(--space-5));

  ${from.large} {
    grid-template-columns: repeat(12, 1fr);
    align-items: end;
    min-height: ${fold};
  }
`;

const Drawing = styled.div`
  width: 62%;

  ${from.large} {
    grid-column: 8 / -1;
    grid-row: 1;
    align-self: center;
    width: auto;
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-5);
  justify-items: start;

  ${from.large} {
    grid-column: 1 / 8;
    grid-row: 1;
  }
`;

const Text = styled.p`
  ${lead}
`;

const NotFoundPage = ({ data, location }: PageProps<Queries.NotFoundPageQuery>) => {
  const page = data.notFoundPage;

  useEffect(() => {
    console.error("404: there is no page at", location.pathname);
  }, [location.pathname]);

  return (
    <>
      <Seo
        title={page.meta.title}
        description={page.meta.description}
        path="/404"
        card={page.shareCard}
        noindex
      />
      <Block>
        <Drawing>
          <FallenLeaf />
        </Drawing>
        <Words>
          <PageTitle text={page.heading} accent={page.headingAccent} amongWords />
          <Text>{page.text}</Text>
          <ButtonLink href={routes.home} $look="primary">
            {page.linkLabel}
          </ButtonLink>
        </Words>
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
      shareCard {
        ...ShareCard
      }
      heading
      headingAccent
      text
      linkLabel
    }
  }
`;
