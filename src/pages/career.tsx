import { graphql, type PageProps } from "gatsby";
import { Education } from "../components/career/Education";
import { SkillsGrid } from "../components/career/SkillsGrid";
import { Timeline } from "../components/career/Timeline";
import { useSite } from "../components/layout/useSite";
import { Seo } from "../components/seo/Seo";
import { ButtonLink } from "../components/ui/Button";
import { Closing } from "../components/ui/Closing";
import { PageHeading } from "../components/ui/PageHeading";
import { Rest } from "../components/ui/Rest";
import { Section } from "../components/ui/Section";
import { routes } from "../lib/routes";

const CareerPage = ({ data }: PageProps<Queries.CareerPageQuery>) => {
  const page = data.careerPage;
  const { chat } = useSite();

  return (
    <>
      <Seo
        title={page.meta.title}
        description={page.meta.description}
        path={routes.career}
        card={page.shareCard}
        modifiedDate={page.meta.modifiedDate}
      />
      <PageHeading label={page.label} title={page.heading} accent={page.headingAccent} amongWords>
        {page.intro}
      </PageHeading>
      <Rest>
        <Section heading="Experience">
          <Timeline jobs={page.jobs} />
        </Section>
        <Section heading={page.education.heading}>
          <Education entries={page.education.entries} />
        </Section>
        <Section heading={page.skills.heading}>
          <SkillsGrid groups={page.skills.groups} />
        </Section>
        <Closing heading={page.closing.heading} text={page.closing.text}>
          <ButtonLink href={chat.url} newTab $look="primary">
            {page.closing.label}
          </ButtonLink>
        </Closing>
      </Rest>
    </>
  );
};

export default CareerPage;

export const query = graphql`
  query CareerPage {
    careerPage {
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
      jobs {
        ...TimelineJob
      }
      education {
        heading
        entries {
          degree
          institution
          period
          description
        }
      }
      skills {
        heading
        groups {
          category
          items
        }
      }
      closing {
        heading
        text
        label
      }
    }
  }
`;
