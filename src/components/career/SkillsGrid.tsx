import styled from "styled-components";
import { from, print } from "../../theme/media";

const Grid = styled.ul`
  display: grid;
  gap: var(--space-6) var(--gutter);
  list-style: none;

  ${from.medium} {
    grid-template-columns: repeat(2, 1fr);
  }

  ${from.wide} {
    grid-template-columns: repeat(3, 1fr);
  }

  ${print} {
    grid-template-columns: repeat(5, 1fr);
    gap: var(--space-4);
  }
`;

const Category = styled.h3`
  padding-bottom: var(--space-2);
  border-bottom: var(--hairline) solid var(--rule);
  font-size: var(--text-xl);

  ${print} {
    font-size: var(--text-md);
  }
`;

const Items = styled.ul`
  margin-top: var(--space-3);
  list-style: none;
  color: var(--ink-soft);

  ${print} {
    margin-top: var(--space-1);
    font-size: var(--text-xs);
  }
`;

interface Group {
  readonly category: string;
  readonly items: readonly string[];
}

/** Skills by category in one, two or three columns. */
export const SkillsGrid = ({ groups }: { groups: readonly Group[] }) => (
  <Grid>
    {groups.map(({ category, items }) => (
      <li key={category}>
        <Category>{category}</Category>
        <Items>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Items>
      </li>
    ))}
  </Grid>
);
