import { graphql, type PageProps } from "gatsby";
import styled from "styled-components";
import { NextPlate } from "../components/featured/NextPlate";
import { PartnershipCard } from "../components/featured/PartnershipCard";
import { useSite } from "../components/layout/useSite";
import { firstRowPreloads } from "../components/media/picture-preload";
import { Seo } from "../components/seo/Seo";
import { ButtonLink } from "../components/ui/Button";
import { PageHeading } from "../components/ui/PageHeading";
import { sheet } from "../components/ui/styles";
import { ENTRANCE } from "../lib/constants";
import { routes } from "../lib/routes";
import { mailto } from "../lib/share";
import { staggeredWithin } from "../theme/entrance";
import { from } from "../theme/media";
import { afterFirstPicture, belowFirstView } from "../theme/opening";

const Grid = styled.div`
  ${sheet}
  display: grid;
  gap: var(--space-8) var(--gutter);

  ${from.medium} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Cards = styled.ul<{ $count: number }>`
  display: contents;
  list-style: none;

  ${afterFirstPicture}

  > li {
    ${({ $count }) => staggeredWithin(ENTRANCE.featuredCard, $count)}
  }
`;

const FeaturedPage = ({ data }: PageProps<Queries.FeaturedPageQuery>) => {
  const { featuredPage: page, allPartnership } = data;
  const { email } = useSite();

  return (
    <>
      <Seo
        title={page.meta.title}
        description={page.meta.description}
        path={routes.featured}
        card={page.shareCard}
        modifiedDate={page.meta.modifiedDate}
        kind="collection"
        items={allPartnership.nodes.map(({ title, link }) => ({ title, href: link }))}
      >
        {firstRowPreloads(allPartnership.nodes.map(({ image }) => image.picture))}
      </Seo>
      <PageHeading label={page.label} title={page.heading} accent={page.headingAccent}>
        {page.intro}
      </PageHeading>
      <Grid>
        <Cards $count={allPartnership.nodes.length}>
          {allPartnership.nodes.map((partnership, index) => (
            <li key={partnership.slug} {...(index > 0 && belowFirstView)}>
              <PartnershipCard
                partnership={partnership}
                eager={index === 0}
                priority={index === 0}
              />
            </li>
          ))}
        </Cards>
        <NextPlate heading={page.closing.heading} text={page.closing.text}>
          <ButtonLink href={mailto(email, page.closing.subject)} $look="primary">
            {page.closing.label}
          </ButtonLink>
        </NextPlate>
      </Grid>
    </>
  );
};

export default FeaturedPage;

export const query = graphql`
  query FeaturedPage {
    featuredPage {
      meta {
        title
        description
        modifiedDate
      }
      shareCard {
        ...ShareCard
      }
      label
      heading
      headingAccent
      intro
      closing {
        heading
        text
        label
        subject
      }
    }
    allPartnership(sort: { order: ASC }) {
      nodes {
        ...PartnershipCard
      }
    }
  }
`;
