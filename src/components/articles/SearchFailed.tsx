import styled from "styled-components";
import { Button } from "../ui/Button";
import { lead, sheet } from "../ui/styles";

const Notice = styled.div`
  ${sheet}
  display: grid;
  justify-items: start;
  gap: var(--space-5);
  padding-block: var(--space-6);
`;

const Text = styled.p`
  ${lead}
`;

/** The button goes when it is pressed: the keyboard goes on at the chip that was chosen. */
const focusChip = (button: Element): void =>
  button.closest("section")?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();

/** Said when the articles of other pages do not arrive: what is seen, and two ways on. */
export const SearchFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Notice>
    <Text>
      The other pages could not be reached, so only this one was searched. Try again, or turn the
      pages yourself.
    </Text>
    <Button
      onClick={({ currentTarget }) => {
        focusChip(currentTarget);
        onRetry();
      }}
    >
      Try again
    </Button>
  </Notice>
);
