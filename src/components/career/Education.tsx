import styled from "styled-components";
import { from, print } from "../../theme/media";
import { label } from "../ui/styles";

const Entry = styled.div`
  ${from.medium} {
    display: grid;
    grid-template-columns: var(--dates) 1fr;
    column-gap: var(--gutter);
  }

  ${print} {
    display: grid;
    grid-template-columns: var(--dates) 1fr;
  }
`;

const Period = styled.p`
  ${label}
  padding-top: 0.5em;
  color: var(--bronze);
`;

const Award = styled.div`
  ${print} {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: var(--space-4);
  }
`;

const Degree = styled.h3`
  font-size: var(--text-2xl);

  ${print} {
    font-size: var(--text-lg);
  }
`;

const Institution = styled.p`
  font: italic 400 var(--text-lg) / var(--leading-loose) var(--font-display);
  color: var(--ink-soft);

  ${print} {
    font-size: var(--text-md);
  }
`;

const Description = styled.p`
  max-width: var(--measure);
  margin-top: var(--space-3);

  ${print} {
    max-width: none;
    margin-top: var(--space-1);
    font-size: var(--text-sm);
  }
`;

interface Props {
  entries: readonly {
    readonly degree: string;
    readonly institution: string;
    readonly period: string;
    readonly description: string;
  }[];
}

/** Degrees and courses, as content has them in order. */
export const Education = ({ entries }: Props) => (
  <>
    {entries.map(({ degree, institution, period, description }) => (
      <Entry key={degree}>
        <Period>{period}</Period>
        <div>
          <Award>
            <Degree>{degree}</Degree>
            <Institution>{institution}</Institution>
          </Award>
          <Description>{description}</Description>
        </div>
      </Entry>
    ))}
  </>
);
