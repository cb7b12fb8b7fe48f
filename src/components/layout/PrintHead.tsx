import styled from "styled-components";
import { print } from "../../theme/media";
import type { Site } from "./useSite";

const Line = styled.p`
  display: none;

  ${print} {
    display: flex;
    justify-content: space-between;
    padding-bottom: var(--space-2);
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
