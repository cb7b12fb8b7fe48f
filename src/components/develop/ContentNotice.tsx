import { graphql, useStaticQuery } from "gatsby";
import styled from "styled-components";
import { label } from "../ui/styles";

const Panel = styled.details`
  position: fixed;
  z-index: 30;
  inset: auto var(--margin) var(--margin) auto;
  width: min(var(--measure), calc(100vw - 2 * var(--margin)));
  max-height: 70vh;
  overflow: auto;
  padding: var(--space-4) var(--space-5);
  border: var(--hairline) solid var(--accent);
  border-radius: var(--radius);
  background: var(--paper);
  color: var(--ink);
  font-size: var(--text-sm);
`;

const Summary = styled.summary`
  ${label}
  min-height: var(--target);
  color: var(--accent);
  cursor: pointer;
`;

const List = styled.ul`
  display: grid;
  gap: var(--space-4);
  padding: 0;
  list-style: none;
`;

const Place = styled.p`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

interface Problem {
  file: string;
  line: number | null;
  field: string;
  found: string;
  expected: string;
  suggestion: string | null;
}

const placeOf = ({ file, line, field }: Problem): string =>
  [`content/${file}`, line && `line ${line}`, field].filter(Boolean).join(", ");

/** What the check of the content says, as a panel on every page. */
export const ContentNoticeView = ({ problems }: { problems: readonly Problem[] }) =>
  problems.length === 0 ? null : (
    <Panel open role="status" aria-label="Problems in the content">
      <Summary>
        {problems.length === 1 ? "1 problem" : `${problems.length} problems`} in the content
      </Summary>
      <List>
        {problems.map((problem) => (
          <li key={`${placeOf(problem)} ${problem.found}`}>
            <Place>{placeOf(problem)}</Place>
            <p>Found {problem.found}</p>
            <p>Expected {problem.expected}</p>
            {problem.suggestion && <p>→ {problem.suggestion}</p>}
          </li>
        ))}
      </List>
    </Panel>
  );

/** The panel in `npm start`, renewed with every change of the content. */
export const ContentNotice = () => {
  const { contentCheck } = useStaticQuery<Queries.ContentNoticeQuery>(graphql`
    query ContentNotice {
      contentCheck {
        problems {
          warning
          file
          line
          field
          found
          expected
          suggestion
        }
      }
    }
  `);
  const problems = contentCheck?.problems.filter(({ warning }) => !warning) ?? [];
  return <ContentNoticeView problems={problems} />;
};
