import styled from "styled-components";
import { entrance } from "../../theme/entrance";
import { Button } from "./Button";
import { RiverLeaf } from "./RiverLeaf";

const Box = styled.div`
  ${entrance}
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  padding: var(--space-7) 0 var(--space-8);
  border-top: var(--hairline) solid var(--rule);
`;

const Leaf = styled(RiverLeaf)`
  font-size: var(--text-4xl);
  color: var(--bronze);
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
    <h2>{heading}</h2>
    <Text>{text}</Text>
    <Button onClick={onAction}>{actionLabel}</Button>
  </Box>
);
