import styled from "styled-components";
import { numbersAround } from "../../lib/pagination";
import { routes } from "../../lib/routes";
import { from, screenOnly } from "../../theme/media";
import { Link } from "../ui/Link";
import { sheet } from "../ui/styles";
import { TextLink } from "../ui/TextLink";

const Nav = styled.nav.attrs(screenOnly)`
  ${sheet}
  margin-top: var(--space-8);
`;

/* The folios of the list: numbers on the left of the axis, the two ways on at its right. */
const Row = styled.div`
  display: grid;
  gap: var(--space-3);
  padding-top: var(--space-4);
  border-top: var(--hairline) solid var(--ink);

  ${from.medium} {
    grid-template-columns: var(--axis) 1fr;
    gap: 0;
    align-items: center;
  }
`;

const Numbers = styled.ol`
  display: flex;
  gap: var(--space-1);
  margin-inline-start: calc(-1 * var(--space-3));
  font: 400 var(--text-xl) / var(--leading-none) var(--font-display);
  font-feature-settings: "tnum", "lnum";
  list-style: none;

  ${from.medium} {
    gap: var(--space-3);
  }
`;

const Gap = styled.li`
  align-self: center;
  color: var(--ink-soft);
`;

const Folio = styled(Link)`
  display: grid;
  place-items: center;
  min-width: var(--target);
  min-height: var(--target);
  text-decoration-color: transparent;
  text-underline-offset: 0.35em;
  transition:
    color var(--fast),
    text-decoration-color var(--fast);

  &:hover {
    color: var(--accent);
    text-decoration-color: currentColor;
  }

  &[aria-current] {
    color: var(--accent);
    font-style: italic;
    text-decoration: underline var(--bar) currentColor;
  }
`;

const Ways = styled.div`
  display: flex;
  gap: var(--space-6);
  justify-content: space-between;

  ${from.medium} {
    justify-content: start;
  }
`;

interface Props {
  /** From 1. */
  page: number;
  pageCount: number;
}

/** The pages of the articles list; nothing where there is one. */
export const Pagination = ({ page, pageCount }: Props) => {
  if (pageCount === 1) return null;
  const current = (number: number) => (number === page ? "page" : undefined);
  return (
    <Nav aria-label="Pages of articles">
      <Row>
        <Numbers>
          {numbersAround(page, pageCount).map((number, index) =>
            number === "gap" ? (
              <Gap key={`gap ${index}`} aria-hidden="true">
                …
              </Gap>
            ) : (
              <li key={number}>
                <Folio
                  href={routes.articleList(number)}
                  aria-label={`Page ${number}`}
                  aria-current={current(number)}
                >
                  {number}
                </Folio>
              </li>
            ),
          )}
        </Numbers>
        <Ways>
          {page > 1 && (
            <TextLink href={routes.articleList(page - 1)} rel="prev">
              Newer articles
            </TextLink>
          )}
          {page < pageCount && (
            <TextLink href={routes.articleList(page + 1)} rel="next">
              Older articles
            </TextLink>
          )}
        </Ways>
      </Row>
    </Nav>
  );
};
