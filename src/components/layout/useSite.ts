import { graphql, useStaticQuery } from "gatsby";

/** Who and where: the facts of `content/site.json` and the navigation, the same on every page. */
export const useSite = () => {
  const { site, navigation, about } = useStaticQuery<Queries.SiteShellQuery>(graphql`
    query SiteShell {
      site: siteFacts {
        name
        author
        role
        location
        url
        title
        description
        language
        locale
        logo
        email
        emailSubject
        chat {
          url
        }
        socials {
          network
          label
          url
        }
        analytics
      }
      navigation {
        items {
          label
          path
        }
      }
      about: aboutPage {
        portrait {
          picture(place: PORTRAIT) {
            src
          }
        }
      }
    }
  `);
  return { ...site, navigation: navigation.items, portrait: about?.portrait.picture.src };
};

export type Site = ReturnType<typeof useSite>;
