import styled from "styled-components";

/** One petal of the four, from the centre to the lower right; the others are its turns. */
const PETAL =
  "M51.7 51.7C51.6 59 51 73.1 57.9 82.5C64.5 91.3 76.7 94 85.1 94.8C89.6 95.3 93.8 96 97.4 97.4" +
  "C96 93.8 95.3 89.6 94.8 85.1C94 76.7 91.3 64.5 82.5 57.9C73.1 51 59 51.6 51.7 51.7Z" +
  "M58.8 58.8C67.6 62.8 77.4 71.4 90.7 90.7C71.4 77.4 62.8 67.6 58.8 58.8Z";

/** The same petal with its vein and stipple, and one of the four ringed dots. */
const DETAILED_PETAL =
  "M51.7 51.7C51.63 58.98 51.07 72.97 57.99 82.31C64.67 91.19 76.73 93.98 85.07 94.83C89.6 95.25 93.84 95.96 97.38 97.38C95.96 93.84 95.25 89.6 94.83 85.07C93.98 76.73 91.19 64.67 82.31 57.99C72.97 51.07 58.98 51.63 51.7 51.7ZM58.84 58.84C66.97 63.44 76.6 72.19 90.66 90.66C72.19 76.6 63.44 66.97 58.84 58.84ZM55.03 66.88a1.02 1.02 0 1 1 2.04 0a1.02 1.02 0 1 1 -2.04 0ZM55.88 71.4a1.1 1.1 0 1 1 2.2 0a1.1 1.1 0 1 1 -2.2 0ZM57.39 75.77a1.1 1.1 0 1 1 2.2 0a1.1 1.1 0 1 1 -2.2 0ZM59.64 79.79a1.1 1.1 0 1 1 2.2 0a1.1 1.1 0 1 1 -2.2 0ZM62.75 83.2a1.1 1.1 0 1 1 2.2 0a1.1 1.1 0 1 1 -2.2 0ZM66.5 85.89a1.1 1.1 0 1 1 2.2 0a1.1 1.1 0 1 1 -2.2 0ZM70.64 87.93a1.1 1.1 0 1 1 2.2 0a1.1 1.1 0 1 1 -2.2 0ZM75.01 89.42a1.1 1.1 0 1 1 2.2 0a1.1 1.1 0 1 1 -2.2 0ZM79.64 90.46a0.98 0.98 0 1 1 1.95 0a0.98 0.98 0 1 1 -1.95 0ZM84.38 91.12a0.81 0.81 0 1 1 1.61 0a0.81 0.81 0 1 1 -1.61 0ZM90.31 85.19a0.81 0.81 0 1 1 1.61 0a0.81 0.81 0 1 1 -1.61 0ZM89.49 80.61a0.98 0.98 0 1 1 1.95 0a0.98 0.98 0 1 1 -1.95 0ZM88.32 76.11a1.1 1.1 0 1 1 2.2 0a1.1 1.1 0 1 1 -2.2 0ZM86.83 71.74a1.1 1.1 0 1 1 2.2 0a1.1 1.1 0 1 1 -2.2 0ZM84.79 67.6a1.1 1.1 0 1 1 2.2 0a1.1 1.1 0 1 1 -2.2 0ZM82.1 63.85a1.1 1.1 0 1 1 2.2 0a1.1 1.1 0 1 1 -2.2 0ZM78.69 60.74a1.1 1.1 0 1 1 2.2 0a1.1 1.1 0 1 1 -2.2 0ZM74.67 58.49a1.1 1.1 0 1 1 2.2 0a1.1 1.1 0 1 1 -2.2 0ZM70.3 56.98a1.1 1.1 0 1 1 2.2 0a1.1 1.1 0 1 1 -2.2 0ZM65.86 56.05a1.02 1.02 0 1 1 2.04 0a1.02 1.02 0 1 1 -2.04 0ZM84.4 50a5.6 5.6 0 1 1 11.2 0a5.6 5.6 0 1 1 -11.2 0ZM86.3 50a3.7 3.7 0 1 1 7.4 0a3.7 3.7 0 1 1 -7.4 0ZM88.1 50a1.9 1.9 0 1 1 3.8 0a1.9 1.9 0 1 1 -3.8 0Z";

const TURNS = [0, 90, 180, 270];

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
  <Ornament className={className} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
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
