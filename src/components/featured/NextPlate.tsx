import type { ReactNode } from "react";
import styled from "styled-components";
import { from, screenOnly } from "../../theme/media";
import { RiverLeaf } from "../ui/RiverLeaf";
import { lead } from "../ui/styles";

const Block = styled.section.attrs(screenOnly)`
  display: grid;
  gap: var(--space-4);
  align-content: start;
  justify-items: start;
`;

/* The frame of a plate that has not been drawn yet, as tall as the pictures beside it. */
const Frame = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: var(--space-7);
  width: 100%;
  padding: var(--space-5);
  border: var(--hairline) solid var(--outline);

  ${from.medium} {
    aspect-ratio: 4 / 5;
  }
`;

const Leaf = styled(RiverLeaf)`
  font-size: var(--text-4xl);
  color: var(--bronze);
`;

const Heading = styled.h2`
  font-size: var(--text-3xl);
`;

const Text = styled.p`
  ${lead}
`;

interface Props {
  heading: string;
  text: string;
  children: ReactNode;
}

/** An empty plate after the last partnership: the place of the next one, and how to fill it. */
export const NextPlate = ({ heading, text, children }: Props) => (
  <Block>
    <Frame>
      <Leaf />
      <Heading>{heading}</Heading>
    </Frame>
    <Text>{text}</Text>
    {children}
  </Block>
);
