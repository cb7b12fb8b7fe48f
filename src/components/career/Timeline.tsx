import { graphql } from "gatsby";
import styled from "styled-components";
import { ENTRANCE } from "../../lib/constants";
import { staggered } from "../../theme/entrance";
import { from, print } from "../../theme/media";
import { label } from "../ui/styles";

const List = styled.ol<{ $count: number }>`
  list-style: none;

  > li {
    ${({ $count }) => staggered(ENTRANCE.timelineEntry, $count)}
  }
`;

const Entry = styled.li`
  padding-block: var(--space-6);
  border-bottom: var(--hairline) solid var(--rule);

  &:first-child {
    padding-top: 0;
  }

  ${from.medium} {
    display: grid;
    grid-template-columns: var(--dates) 1fr;
    column-gap: var(--gutter);
  }

  ${print} {
    display: grid;
    grid-template-columns: var(--dates) 1fr;
    padding-block: var(--space-2);
    border: 0;
  }
`;

const Period = styled.p`
  ${label}
  padding-top: 0.5em;
  color: var(--bronze);
`;

/* On paper a post takes one line, so that seven of them leave room for the rest of the sheet. */
const Post = styled.div`
  ${print} {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: var(--space-4);
  }
`;

const Role = styled.h3`
  font-size: var(--text-2xl);

  ${print} {
    font-size: var(--text-lg);
  }
`;

const Company = styled.p`
  font: italic 400 var(--text-lg) / var(--leading-loose) var(--font-display);
  color: var(--ink-soft);

  ${print} {
    font-size: var(--text-md);
  }
`;

const Achievements = styled.ul`
  max-width: var(--measure);
  margin-top: var(--space-4);
  padding-inline-start: 1.2em;

  li + li {
    margin-top: var(--space-2);
  }

  li::marker {
    color: var(--accent);
  }

  ${print} {
    max-width: none;
    margin-top: var(--space-1);
    font-size: var(--text-sm);

    li + li {
      margin-top: 0;
    }
  }
`;

/** The jobs, newest first; entries fade in one after the other. */
export const Timeline = ({ jobs }: { jobs: readonly Queries.TimelineJobFragment[] }) => (
  <List $count={jobs.length}>
    {jobs.map(({ period, role, company, achievements }) => (
      <Entry key={`${period} ${role}`}>
        <Period>{period}</Period>
        <div>
          <Post>
            <Role>{role}</Role>
            <Company>{company}</Company>
          </Post>
          <Achievements aria-label={`Key achievements, ${role}`}>
            {achievements.map((achievement) => (
              <li key={achievement}>{achievement}</li>
            ))}
          </Achievements>
        </div>
      </Entry>
    ))}
  </List>
);

export const timelineJob = graphql`
  fragment TimelineJob on Job {
    period
    role
    company
    achievements
  }
`;
