import styled from "styled-components";
import type { Site } from "./useSite";

const Line = styled.p`
  display: none;

  @media print {
    display: flex;
    justify-content: space-between;
    padding-bottom: 0.4rem;
    border-bottom: var(--hairline) solid currentColor;
  }
`;

/** Who printed pages are from, and how to reach them. */
export const PrintHead = ({ site }: { site: Site }) => (
  <Line>
    <span>{site.name}</span>
    <span>{site.email}</span>
    <span>{site.url.replace(/^https?:\/\//, "")}</span>
  </Line>
);
