import type { ReactNode } from "react";
import styled from "styled-components";
import { label } from "../ui/styles";

const Note = styled.aside`
  margin-block: var(--space-6);
  padding: var(--space-5);
  background: var(--paper-raised);
  font-size: var(--text-sm);
`;

const Title = styled.p`
  ${label}
  margin-bottom: var(--space-2);
  color: var(--bronze);
`;

interface Props {
  title?: string;
  children?: ReactNode;
}

/** A remark beside the argument. */
export const Aside = ({ title, children }: Props) => (
  <Note>
    {title && <Title>{title}</Title>}
    {children}
  </Note>
);
