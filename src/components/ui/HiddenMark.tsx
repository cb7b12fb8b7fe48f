import styled from "styled-components";
import { label } from "./styles";

const Mark = styled.span`
  ${label}
  /* As high as its word, in rows of taller text too. */
  align-self: center;
  padding: 0 var(--space-2);
  border: var(--hairline) dashed currentColor;
  border-radius: var(--radius);
  color: var(--accent);
`;

interface Props {
  /** Why visitors do not see the piece; null for what is public. */
  hidden: string | null;
  displayDate?: string;
}

/** Says, while writing, that a piece is not public; nothing is ever there in a build. */
export const HiddenMark = ({ hidden, displayDate }: Props) => {
  if (!hidden) return null;
  const until =
    hidden === "scheduled" && displayDate ? `Scheduled for ${displayDate}` : "Scheduled";
  return <Mark>{hidden === "draft" ? "Draft" : until}</Mark>;
};
