import styled from "styled-components";
import { entrance } from "../../theme/entrance";
import { posterSize } from "../../theme/measures";
import { from } from "../../theme/media";
import { Button } from "./Button";
import { RiverLeaf } from "./RiverLeaf";

const Box = styled.div`
  ${entrance}
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  padding: var(--space-6) 0 var(--space-8);

  ${from.large} {
    grid-template-columns: var(--axis) 1fr;
    align-items: center;
    gap: 0;
  }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  padding-inline-end: var(--gutter);
`;

const Leaf = styled(RiverLeaf)`
  font-size: var(--text-4xl);
  color: var(--bronze);

  ${from.large} {
    order: 1;
    font-size: ${posterSize.screen};
  }
`;

const Text = styled.p`
  max-width: var(--measure);
  color: var(--ink-soft);
`;

interface Props {
  heading: string;
  text: string;
  actionLabel: string;
  onAction: () => void;
}

/** What a filter shows that matches nothing: an explanation and the way back. */
export const EmptyState = ({ heading, text, actionLabel, onAction }: Props) => (
  <Box>
    <Leaf />
    <Words>
      <h2>{heading}</h2>
      <Text>{text}</Text>
      <Button onClick={onAction}>{actionLabel}</Button>
    </Words>
  </Box>
);
