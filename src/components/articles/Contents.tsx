import styled from "styled-components";
import { from, screenOnly } from "../../theme/media";
import { label } from "../ui/styles";

/** Shorter pieces are overseen at a glance. */
const FEWEST_HEADINGS = 4;

const Nav = styled.nav.attrs(screenOnly)`
  && {
    margin-bottom: var(--space-6);
    padding-block: var(--space-4);
    border-block: var(--hairline) solid var(--rule);
    font-size: var(--text-sm);
    line-height: var(--leading-loose);
  }

  /* In the margin, beside the first paragraphs. */
  ${from.wide} {
    && {
      grid-column: wide-start / text-start;
      grid-row: 1 / span 4;
      align-self: start;
      margin: 0;
      padding: var(--space-3) var(--gutter) 0 0;
      border-bottom: 0;
    }
  }
`;

const Title = styled.p`
  ${label}
  color: var(--bronze);
`;

const List = styled.ol`
  && {
    margin-top: var(--space-2);
    padding: 0;
    list-style: none;
  }

  && a {
    display: block;
    padding-block: var(--space-1);
    text-decoration-color: transparent;
  }
`;

interface Props {
  headings: readonly { readonly id: string; readonly depth: number; readonly text: string }[];
}

/** The contents of a long piece. */
export const Contents = ({ headings }: Props) => {
  const chapters = headings.filter(({ depth, id }) => depth === 2 && id !== "footnote-label");
  if (chapters.length < FEWEST_HEADINGS) return null;
  return (
    <Nav aria-label="Contents">
      <Title>Contents</Title>
      <List>
        {chapters.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </List>
    </Nav>
  );
};
