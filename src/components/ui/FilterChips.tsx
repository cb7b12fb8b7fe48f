import { useEffect, useRef } from "react";
import styled from "styled-components";
import { ALL } from "../../lib/constants";
import { from } from "../../theme/media";
import { needsScripts } from "./styles";

const Row = styled.div`
  margin-inline: calc(-1 * var(--margin));
  border-block: var(--hairline) solid var(--rule);
  overflow-x: auto;
  scrollbar-width: none;

  /* Filtering needs a script; without one all cards are shown, and nothing is promised. */
  ${needsScripts}

  ${from.large} {
    margin-inline: 0;
    overflow: visible;
  }
`;

/* The words stand on the margin; the ground of a press reaches beyond it. */
const Line = styled.div`
  display: flex;
  gap: var(--space-2);
  width: max-content;
  padding-inline: calc(var(--margin) - var(--space-3));

  ${from.large} {
    flex-wrap: wrap;
    gap: 0 var(--space-2);
    width: auto;
    margin-inline: calc(-1 * var(--space-3));
    padding-inline: 0;
  }

  ${from.huge} {
    justify-content: space-between;
  }
`;

const Chip = styled.button`
  flex: none;
  min-height: var(--row);
  padding: 0 var(--space-3);
  border: 0;
  background: none;
  font: 400 var(--text-sm) / var(--leading-snug) var(--font-text);
  text-decoration: underline var(--hairline) transparent;
  text-underline-offset: 0.5em;
  transition:
    color var(--fast),
    text-decoration-color var(--fast);

  &:hover {
    color: var(--accent);
  }

  &:active {
    background: var(--paper-raised);
  }

  &:focus-visible {
    outline-offset: calc(-1 * var(--focus-width));
  }

  &[aria-pressed="true"] {
    color: var(--accent);
    text-decoration-color: currentColor;
  }
`;

interface Props {
  /** What the chips filter, for assistive technology: "Filter projects by category". */
  label: string;
  chips: readonly string[];
  chosen: string;
  onChoose: (chip: string) => void;
}

/** A row of filters, "All" first. On small screens it scrolls and keeps the chosen chip in view. */
export const FilterChips = ({ label, chips, chosen, onChoose }: Props) => {
  const chosenChip = useRef<HTMLButtonElement>(null);
  const isFirst = useRef(true);

  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else chosenChip.current?.scrollIntoView?.({ block: "nearest", inline: "center" });
  }, [chosen]);

  return (
    <Row role="group" aria-label={label}>
      <Line>
        {[ALL, ...chips].map((chip) => (
          <Chip
            key={chip}
            ref={chip === chosen ? chosenChip : undefined}
            type="button"
            aria-pressed={chip === chosen}
            onClick={() => onChoose(chip)}
          >
            {chip}
          </Chip>
        ))}
      </Line>
    </Row>
  );
};
