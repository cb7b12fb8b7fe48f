import { FaBehance, FaInstagram, FaXTwitter } from "react-icons/fa6";
import type { IconType } from "react-icons";
import styled from "styled-components";
import { from, print } from "../../theme/media";
import { Button } from "../ui/Button";
import { Link } from "../ui/Link";
import { sheet } from "../ui/styles";
import type { Site } from "./useSite";

const Base = styled.footer`
  ${sheet}
  margin-top: var(--space-9);
  padding-bottom: var(--space-6);

  ${print} {
    display: none;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-5);
  align-items: center;
  justify-content: space-between;
  padding-top: var(--space-5);
  border-top: var(--hairline) solid var(--rule);

  ${from.large} {
    display: grid;
    grid-template-columns: 1fr auto 1fr;
  }
`;

const Copyright = styled.p`
  font-size: var(--text-sm);
  color: var(--ink-soft);
`;

const Socials = styled.ul`
  display: flex;
  gap: var(--space-2);
  list-style: none;
`;

const Social = styled(Link)`
  display: grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  border: var(--hairline) solid var(--rule);
  border-radius: var(--radius-pill);
  transition:
    color var(--fast),
    border-color var(--fast);

  &:hover {
    border-color: currentColor;
    color: var(--accent);
  }
`;

const ToTop = styled(Button)`
  justify-self: end;
`;

const ICONS: Record<string, IconType> = {
  instagram: FaInstagram,
  twitter: FaXTwitter,
  behance: FaBehance,
};

const toTop = () => {
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: still ? "auto" : "smooth" });
};

export const Footer = ({ site }: { site: Site }) => (
  <Base>
    <Row>
      <Copyright suppressHydrationWarning>
        © {new Date().getFullYear()} {site.name}
      </Copyright>
      <Socials aria-label="Social profiles">
        {site.socials.map(({ network, label, url }) => {
          const Icon = ICONS[network];
          return (
            <li key={network}>
              <Social href={url} newTab aria-label={label}>
                {Icon && <Icon aria-hidden="true" />}
              </Social>
            </li>
          );
        })}
      </Socials>
      <ToTop onClick={toTop}>Back to top</ToTop>
    </Row>
  </Base>
);
