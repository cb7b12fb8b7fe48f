import { useRef, type ReactNode } from "react";
import styled from "styled-components";
import { screenOnly } from "../../theme/media";
import { ALL } from "../../lib/constants";
import { EmptyState } from "./EmptyState";
import { FilterChips } from "./FilterChips";
import { sheet } from "./styles";
import { VisuallyHidden } from "./VisuallyHidden";

const Chips = styled.div.attrs(screenOnly)`
  ${sheet}
  margin-bottom: var(--space-6);
`;

const Empty = styled.div`
  ${sheet}
`;

interface Props {
  /** What the chips do, for assistive technology. */
  label: string;
  /** Names the list in the outline of the page; not shown. */
  heading: string;
  chips: readonly string[];
  chosen: string;
  onChoose: (chip: string) => void;
  /** How many items are shown. */
  count: number;
  /** Said to assistive technology when a chip is chosen, instead of the count. */
  status?: string | undefined;
  /** Whether there may be more items than the count says: nothing is then no reason to give up. */
  isPartial?: boolean;
  empty: { readonly heading: string; readonly text: string; readonly actionLabel: string };
  /** The list itself. */
  children: ReactNode;
}

/** A list under a row of chips; says how much it shows, and is never a blank page. */
export const FilterableList = ({
  label,
  heading,
  chips,
  chosen,
  onChoose,
  count,
  status = `${chosen}: ${count} shown`,
  isPartial = false,
  empty,
  children,
}: Props) => {
  const section = useRef<HTMLElement>(null);

  // The button that was pressed goes with the empty state; its place in the page is the row.
  const showAll = () => {
    onChoose(ALL);
    section.current?.querySelector("button")?.focus();
  };

  return (
    <section ref={section}>
      <VisuallyHidden as="h2">{heading}</VisuallyHidden>
      <Chips>
        <FilterChips label={label} chips={chips} chosen={chosen} onChoose={onChoose} />
      </Chips>
      <VisuallyHidden as="p" role="status">
        {chosen === ALL ? "" : status}
      </VisuallyHidden>
      {count > 0 || isPartial ? (
        children
      ) : (
        <Empty>
          <EmptyState {...empty} onAction={showAll} />
        </Empty>
      )}
    </section>
  );
};
