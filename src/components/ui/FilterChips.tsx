import { useEffect, useRef } from "react";
import styled from "styled-components";
import { ALL } from "../../lib/constants";
import { from, unscripted } from "../../theme/media";

const Row = styled.div`
  display: flex;
  gap: var(--space-5);
  margin-inline: calc(-1 * var(--margin));
  padding-inline: var(--margin);
  border-block: var(--hairline) solid var(--rule);
  overflow-x: auto;
  scrollbar-width: none;

  /* Filtering needs a script; without one all cards are shown, and nothing is promised. */
  ${unscripted} {
    display: none;
  }

  ${from.large} {
    flex-wrap: wrap;
    gap: 0 var(--space-5);
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;
  }

  ${from.huge} {
    justify-content: space-between;
  }
`;

const Chip = styled.button`
  flex: none;
  min-height: var(--row);
  padding: 0 var(--space-1);
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

  &:focus-visible {
    outline-offset: calc(-1 * var(--focus-width));
  }

  &[aria-pressed="true"] {
    color: var(--accent);
    font-weight: 600;
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
    </Row>
  );
};
