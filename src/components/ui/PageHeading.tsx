import type { ReactNode } from "react";
import styled from "styled-components";
import { entrance } from "../../theme/entrance";
import { from, print } from "../../theme/media";
import { PageTitle } from "./PageTitle";
import { label, lead, sheet } from "./styles";

const Header = styled.header`
  ${sheet}
  ${entrance}
  padding-top: calc(var(--header-height) + var(--space-6));
  padding-bottom: var(--space-7);

  ${from.large} {
    display: grid;
    grid-template-columns: var(--axis) 1fr;
    align-items: end;
  }

  ${print} {
    padding-block: var(--space-5) 0;
  }
`;

const Label = styled.p`
  ${label}
  grid-column: 1 / -1;
  margin-bottom: var(--space-5);
  color: var(--bronze);
`;

const Title = styled.div`
  grid-column: 1 / -1;
`;

const Intro = styled.div`
  grid-column: 2;
  ${lead}
  margin-top: var(--space-5);

  ${print} {
    max-width: none;
    margin-top: var(--space-2);
    font-size: var(--text-md);
  }
`;

interface Props {
  label?: string;
  title: string;
  accent?: string | null;
  /** See `PageTitle`. */
  amongWords?: boolean;
  children?: ReactNode;
}

/** The top of an inner page: label, headline with its one word in italics, opening words. */
export const PageHeading = ({ label: text, title, accent, amongWords, children }: Props) => (
  <Header>
    {text && <Label>{text}</Label>}
    <Title>
      <PageTitle text={title} accent={accent} amongWords={amongWords} />
    </Title>
    {children && <Intro>{children}</Intro>}
  </Header>
);
