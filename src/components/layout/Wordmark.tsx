import styled from "styled-components";
import { inPage } from "../../lib/opening-letters";
import { routes } from "../../lib/routes";
import { motion } from "../../theme/media";
import { openingFace } from "../../theme/opening-letters";
import { Link } from "../ui/Link";
import { RiverLeaf } from "../ui/RiverLeaf";

const Mark = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.45em;
  min-height: var(--target);
  font: 400 var(--text-lg) / var(--leading-none) var(--font-display);
  ${openingFace}
  letter-spacing: var(--tracking-display);
  text-decoration: none;
  white-space: nowrap;

  svg {
    color: var(--accent);
    font-size: 1.05em;
  }

  ${motion} {
    svg {
      transition: transform var(--medium) var(--ease);
    }

    &:hover svg {
      transform: rotate(45deg);
    }
  }
`;

/** The name as it is signed: the last word in the italic voice, the river leaf before it. */
export const Wordmark = ({ name }: { name: string }) => {
  const lastSpace = name.lastIndexOf(" ");
  return (
    <Mark href={routes.home}>
      <RiverLeaf />
      <span {...inPage}>
        {name.slice(0, lastSpace + 1)}
        <em>{name.slice(lastSpace + 1)}</em>
      </span>
    </Mark>
  );
};
