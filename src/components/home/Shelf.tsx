import type { ReactNode } from "react";
import styled from "styled-components";
import { Accented } from "../ui/Accented";
import { from } from "../../theme/media";
import { sheet } from "../ui/styles";
import { TextLink } from "../ui/TextLink";

const Block = styled.section`
  margin-top: var(--space-9);

  /* On wide screens the first heading looks over the edge of the first view. */
  &:first-child {
    margin-top: var(--space-7);

    ${from.large} {
      margin-top: 0;
    }
  }
`;

const Sheet = styled.div`
  ${sheet}
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-6);
  align-items: baseline;
  justify-content: space-between;
  margin-bottom: var(--space-6);
  padding-top: var(--space-4);
  border-top: var(--hairline) solid var(--ink);
`;

const Heading = styled.h2`
  font-size: var(--text-3xl);
`;

interface Props {
  heading: string;
  /** The words of the heading set in italics. */
  accent?: string | null;
  linkLabel: string;
  href: string;
  children: ReactNode;
}

/** Some of a collection, and the way to all of it. */
export const Shelf = ({ heading, accent, linkLabel, href, children }: Props) => (
  <Block>
    <Sheet>
      <Head>
        <Heading>
          <Accented text={heading} accent={accent} />
        </Heading>
        <TextLink href={href}>{linkLabel}</TextLink>
      </Head>
    </Sheet>
    {children}
  </Block>
);
