import type { ReactNode } from "react";
import styled from "styled-components";
import { sheet } from "../ui/styles";
import { TextLink } from "../ui/TextLink";

const Block = styled.section`
  margin-top: var(--space-9);
`;

const Head = styled.div`
  ${sheet}
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);
  align-items: end;
  justify-content: space-between;
  margin-bottom: var(--space-6);
`;

const Heading = styled.h2`
  font-size: var(--text-3xl);
`;

interface Props {
  heading: string;
  linkLabel: string;
  href: string;
  children: ReactNode;
}

/** Some of a collection, and the way to all of it. */
export const Shelf = ({ heading, linkLabel, href, children }: Props) => (
  <Block>
    <Head>
      <Heading>{heading}</Heading>
      <TextLink href={href}>{linkLabel}</TextLink>
    </Head>
    {children}
  </Block>
);
