import { graphql, type PageProps } from "gatsby";
import styled from "styled-components";
import { Portrait } from "../components/about/Portrait";
import { useSite } from "../components/layout/useSite";
import { Seo } from "../components/seo/Seo";
import { ButtonLink } from "../components/ui/Button";
import { Closing } from "../components/ui/Closing";
import { Section } from "../components/ui/Section";
import { routes } from "../lib/routes";
import { mailto } from "../lib/share";
import { from } from "../theme/media";

const Skills = styled.ul`
  list-style: none;
  font: 400 var(--text-2xl) / 1.25 var(--font-display);

  ${from.medium} {
    columns: 2;
    column-gap: var(--gutter);
  }

  li {
    padding-block: var(--space-2);
    border-bottom: var(--hairline) solid var(--rule);
    break-inside: avoid;
  }
`;

const Values = styled.dl`
  display: grid;
  gap: var(--space-6);

  dt {
    font: italic 400 var(--text-2xl) / 1.2 var(--font-display);
    color: var(--accent);
  }

  dd {
    max-width: var(--measure);
    margin-top: var(--space-2);
  }
`;

const AboutPage = ({ data }: PageProps<Queries.AboutPageQuery>) => {
  const page = data.aboutPage;
  const { email } = useSite();

  return (
    <>
      <Seo title={page.meta.title} description={page.meta.description} path={routes.about} />
      <Portrait about={page} />
      <Section heading={page.skills.heading}>
        <Skills>
          {page.skills.items.map((skill) => (
            <li key={skill}>{skill}</li>
          ))}
        </Skills>
      </Section>
      <Section heading={page.values.heading}>
        <Values>
          {page.values.items.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Values>
      </Section>
      <Closing text={page.collaborate.text}>
        <ButtonLink href={mailto(email, page.collaborate.subject)} $look="primary">
          {page.collaborate.label}
        </ButtonLink>
      </Closing>
    </>
  );
};

export default AboutPage;

export const query = graphql`
  query AboutPage {
    aboutPage {
      meta {
        title
        description
      }
      ...Portrait
      skills {
        heading
        items
      }
      values {
        heading
        items {
          title
          text
        }
      }
      collaborate {
        text
        label
        subject
      }
    }
  }
`;
