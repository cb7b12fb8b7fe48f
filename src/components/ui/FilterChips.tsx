import { useEffect, useRef } from "react";
import styled from "styled-components";
import { ALL } from "../../lib/constants";
import { from, unscripted } from "../../theme/media";

const Row = styled.div`
  display: flex;
  gap: var(--space-2);
  margin-inline: calc(-1 * var(--margin));
  padding: var(--space-2) var(--margin);
  overflow-x: auto;
  scrollbar-width: none;

  /* Filtering needs a script; without one all cards are shown, and nothing is promised. */
  ${unscripted} {
    display: none;
  }

  ${from.large} {
    flex-wrap: wrap;
    overflow: visible;
  }
`;

const Chip = styled.button`
  flex: none;
  min-height: var(--target);
  padding: var(--space-2) var(--space-4);
  border: var(--hairline) solid var(--outline);
  border-radius: var(--radius-pill);
  background: transparent;
  font: 400 var(--text-sm) / 1.2 var(--font-text);
  transition:
    background-color var(--fast),
    color var(--fast);

  &:hover {
    border-color: var(--ink);
  }

  &[aria-pressed="true"] {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--paper);
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
