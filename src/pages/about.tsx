import { graphql, type PageProps } from "gatsby";
import styled from "styled-components";
import { Portrait } from "../components/about/Portrait";
import { useSite } from "../components/layout/useSite";
import { picturePreload } from "../components/media/picture-preload";
import { Seo } from "../components/seo/Seo";
import { ButtonLink } from "../components/ui/Button";
import { Closing } from "../components/ui/Closing";
import { Rest } from "../components/ui/Rest";
import { Section } from "../components/ui/Section";
import { label } from "../components/ui/styles";
import { routes } from "../lib/routes";
import { mailto } from "../lib/share";
import { LARGE_QUERY, TALL_QUERY, from } from "../theme/media";

/* Set as an index: a number in the margin of each entry. */
const Skills = styled.ul`
  counter-reset: entry;
  list-style: none;
  font: 400 var(--text-xl) / var(--leading-snug) var(--font-display);

  ${from.medium} {
    columns: 2;
    column-gap: var(--gutter);
  }

  li {
    display: flex;
    align-items: baseline;
    gap: var(--space-4);
    counter-increment: entry;
    padding-block: var(--space-3);
    border-bottom: var(--hairline) solid var(--rule);
    break-inside: avoid;
  }

  li::before {
    ${label}
    content: counter(entry, decimal-leading-zero) / "";
    color: var(--bronze);
  }
`;

const Values = styled.dl`
  div {
    display: grid;
    gap: var(--space-2) var(--gutter);
    padding-block: var(--space-5);
    border-bottom: var(--hairline) solid var(--rule);
  }

  div:first-child {
    padding-top: 0;
  }

  dt {
    font: italic 400 var(--text-2xl) / var(--leading-tight) var(--font-display);
    letter-spacing: var(--tracking-display);
    color: var(--accent);
  }

  dd {
    max-width: var(--measure);
  }

  ${from.medium} {
    div {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    dd {
      padding-top: var(--space-1);
    }
  }

  ${from.huge} {
    dt {
      font-size: var(--text-3xl);
    }
  }
`;

const AboutPage = ({ data }: PageProps<Queries.AboutPageQuery>) => {
  const page = data.aboutPage;
  const { email } = useSite();

  return (
    <>
      <Seo
        title={page.meta.title}
        description={page.meta.description}
        path={routes.about}
        card={page.shareCard}
        modifiedDate={page.meta.modifiedDate}
        kind="profile"
      >
        {picturePreload(page.portrait.picture, {
          media: `${LARGE_QUERY}, ${TALL_QUERY}`,
          urgent: true,
        })}
      </Seo>
      <Portrait about={page} />
      <Rest>
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
      </Rest>
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
        modifiedDate
      }
      shareCard {
        ...ShareCard
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
