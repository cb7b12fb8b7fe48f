import type { ReactNode } from "react";
import styled from "styled-components";
import { print } from "../../theme/media";
import { sheet } from "./styles";

const Block = styled.section`
  ${sheet}
  margin-top: var(--space-9);

  ${print} {
    display: none;
  }
`;

const Inner = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-5);
  padding-top: var(--space-7);
  border-top: var(--hairline) solid var(--ink);
`;

const Heading = styled.h2`
  font-size: var(--text-3xl);
`;

const Text = styled.p`
  max-width: var(--measure);
  font-size: var(--text-lg);
  line-height: 1.5;
  color: var(--ink-soft);
`;

interface Props {
  heading?: string;
  text: string;
  children: ReactNode;
}

/** The end of a page: an invitation and its one action. */
export const Closing = ({ heading, text, children }: Props) => (
  <Block>
    <Inner>
      {heading && <Heading>{heading}</Heading>}
      <Text>{text}</Text>
      {children}
    </Inner>
  </Block>
);
