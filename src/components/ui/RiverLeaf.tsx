import styled from "styled-components";
import { DETAILED_PETAL, PETAL, TURNS } from "../../lib/river-leaf";

const Ornament = styled.svg`
  width: 1em;
  height: 1em;
  fill: currentColor;
  flex: none;
`;

interface Props {
  className?: string;
  /** With all its stipple, for sizes at which it is seen. */
  detailed?: boolean;
}

/** The river leaf of the Benin plaques, the one motif of the site. Decorative: silent to assistive technology. */
export const RiverLeaf = ({ className, detailed = false }: Props) => (
  <Ornament className={className} viewBox="0 0 100 100" aria-hidden="true">
    {TURNS.map((turn) => (
      <path
        key={turn}
        d={detailed ? DETAILED_PETAL : PETAL}
        fillRule="evenodd"
        transform={`rotate(${turn} 50 50)`}
      />
    ))}
  </Ornament>
);
