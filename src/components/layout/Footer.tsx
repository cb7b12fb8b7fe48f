import styled from "styled-components";
import { OPENING } from "../../lib/hydration";
import { mailto } from "../../lib/share";
import { footerHeight } from "../../theme/measures";
import { from, screenOnly } from "../../theme/media";
import { afterFirstFrame, belowFirstView } from "../../theme/opening";
import { Link } from "../ui/Link";
import { RiverLeaf } from "../ui/RiverLeaf";
import { sheet } from "../ui/styles";
import type { Site } from "./useSite";

const Base = styled.footer.attrs({
  className: `${screenOnly.className} ${belowFirstView.className}`,
})`
  ${afterFirstFrame}
  margin-top: var(--space-9);

  /* As high as it is or a little more, so that whoever scrolls to the end at once comes to it. */
  [data-${OPENING}] & {
    contain-intrinsic-size: auto ${footerHeight};
  }
`;

const Sheet = styled.div`
  ${sheet}
`;

const Colophon = styled.div`
  display: grid;
  gap: var(--space-6);
  padding-top: var(--space-5);
  border-top: var(--hairline) solid var(--ink);

  ${from.large} {
    grid-template-columns: var(--axis) 1fr;
    gap: 0;
  }
`;

const Place = styled.p`
  font: 400 var(--text-4xl) / var(--leading-flat) var(--font-display);
  letter-spacing: var(--tracking-display);

  ${from.large} {
    padding-bottom: var(--space-5);
  }

  em {
    display: block;
    color: var(--accent);
  }
`;

const Entries = styled.dl`
  align-self: end;
  font-size: var(--text-sm);

  > div {
    display: grid;
    grid-template-columns: 5.5em 1fr;
    align-items: center;
    min-height: var(--row);
    border-top: var(--hairline) solid var(--rule);
  }

  dt {
    color: var(--bronze);
  }

  dd,
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-5);
    list-style: none;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    text-decoration-color: var(--outline);
    text-underline-offset: 0.35em;
  }

  a:hover {
    color: var(--accent);
  }
`;

const Imprint = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  white-space: nowrap;
  padding-top: var(--space-3);
  border-top: var(--hairline) solid var(--rule);
  font-size: var(--text-sm);

  svg {
    color: var(--bronze);
    font-size: var(--text-xl);
  }
`;

const ToTop = styled.button`
  justify-self: end;
  min-height: var(--target);
  padding: 0;
  border: 0;
  background: none;
  font-size: var(--text-sm);
  text-decoration: underline;
  text-decoration-thickness: var(--hairline);
  text-underline-offset: 0.35em;

  &:hover {
    color: var(--accent);
  }
`;

/* The endpaper: one row of whole leaves in relief, bleeding off the foot of every page. */
const Endpaper = styled.div`
  --leaves: 6;
  height: calc(100vw / var(--leaves));
  margin-top: var(--space-4);
  background: var(--relief);
  /* Its picture is not fetched before somebody comes near it. */
  content-visibility: auto;

  &::before {
    content: "";
    display: block;
    height: 100%;
    background: var(--relief) url("/relief.webp") 0 0 / calc(100vw / var(--leaves));
    background-blend-mode: hard-light;
  }

  ${from.medium} {
    --leaves: 10;
  }

  ${from.wide} {
    --leaves: 14;
  }
`;

const toTop = () => {
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: still ? "auto" : "smooth" });
};

/** The colophon: where this was made, how to write, where to follow, whose it is. */
export const Footer = ({ site }: { site: Site }) => {
  const [city, ...country] = site.location.split(", ");
  return (
    <Base>
      <Sheet>
        <Colophon>
          <Place>
            {country.length > 0 ? `${city}, ` : city}
            <em>{country.join(", ")}</em>
          </Place>
          <Entries>
            <div>
              <dt>Write</dt>
              <dd>
                <Link href={mailto(site.email, site.emailSubject)}>{site.email}</Link>
              </dd>
            </div>
            <div>
              <dt>Follow</dt>
              <dd>
                <ul aria-label="Social profiles">
                  {site.socials.map(({ network, label, url }) => (
                    <li key={network}>
                      <Link href={url} newTab>
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
            <div>
              <dt>Set in</dt>
              <dd>Noto Serif Display and Onest</dd>
            </div>
          </Entries>
        </Colophon>
        <Imprint>
          <p suppressHydrationWarning>{`© ${new Date().getFullYear()} ${site.name}`}</p>
          <RiverLeaf />
          <ToTop type="button" onClick={toTop}>
            Back to top
          </ToTop>
        </Imprint>
      </Sheet>
      <Endpaper />
    </Base>
  );
};
