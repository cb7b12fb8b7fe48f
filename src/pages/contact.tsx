import { graphql, type PageProps } from "gatsby";
import styled from "styled-components";
import { ContactCard } from "../components/contact/ContactCard";
import { useSite } from "../components/layout/useSite";
import { Seo } from "../components/seo/Seo";
import { ButtonLink } from "../components/ui/Button";
import { Closing } from "../components/ui/Closing";
import { PageHeading } from "../components/ui/PageHeading";
import { Rest } from "../components/ui/Rest";
import { sheet } from "../components/ui/styles";
import { routes } from "../lib/routes";
import { mailto } from "../lib/share";

const Cards = styled.ul`
  ${sheet}
  list-style: none;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;

const Quote = styled.blockquote`
  ${sheet}
  margin-top: var(--space-9);

  p {
    max-width: 10em;
    font: italic 400 var(--text-4xl) / var(--leading-flat) var(--font-display);
    letter-spacing: var(--tracking-display);
    color: var(--accent);
    text-wrap: balance;
  }
`;

const ContactPage = ({ data }: PageProps<Queries.ContactPageQuery>) => {
  const page = data.contactPage;
  const { email, socials } = useSite();
  const { callToAction: action } = page;
  const instagram = socials.find(({ network }) => network === "instagram");

  return (
    <>
      <Seo
        title={page.meta.title}
        description={page.meta.description}
        path={routes.contact}
        card={page.shareCard}
        modifiedDate={page.meta.modifiedDate}
        kind="contact"
      />
      <PageHeading label={page.label} title={page.heading} accent={page.headingAccent} amongWords>
        {page.intro}
      </PageHeading>
      <Rest>
        <Cards>
          {page.items.map((item) => (
            <li key={item.channel}>
              <ContactCard item={item} />
            </li>
          ))}
        </Cards>
        <Closing heading={action.heading} text={action.text}>
          <Actions>
            <ButtonLink href={mailto(email, action.emailSubject)} $look="primary">
              {action.emailLabel}
            </ButtonLink>
            {instagram && (
              <ButtonLink href={instagram.url} newTab>
                {action.instagramLabel}
              </ButtonLink>
            )}
          </Actions>
        </Closing>
        <Quote>
          <p>{page.quote}</p>
        </Quote>
      </Rest>
    </>
  );
};

export default ContactPage;

export const query = graphql`
  query ContactPage {
    contactPage {
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
      items {
        ...ContactCard
      }
      callToAction {
        heading
        text
        emailLabel
        emailSubject
        instagramLabel
      }
      quote
    }
  }
`;
