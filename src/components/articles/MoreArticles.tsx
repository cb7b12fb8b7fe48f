import styled from "styled-components";
import { screenOnly } from "../../theme/media";
import { Button } from "../ui/Button";
import { label, sheet } from "../ui/styles";

const Foot = styled.div.attrs(screenOnly)`
  ${sheet}
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-5);
  align-items: center;
  margin-top: var(--space-8);
`;

const Count = styled.p`
  ${label}
  color: var(--bronze);
`;

interface Props {
  shown: number;
  total: number;
  onMore: () => void;
}

/** The end of a list that has more to show: how much of it is seen, and the way on. */
export const MoreArticles = ({ shown, total, onMore }: Props) => (
  <Foot>
    <Button onClick={onMore}>Show more</Button>
    <Count>
      {shown} of {total}
    </Count>
  </Foot>
);
