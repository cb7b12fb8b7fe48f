import styled from "styled-components";

/** One petal of the four, from the centre to the lower right; the others are its turns. */
const PETAL =
  "M51.7 51.7C51.6 59 51 73.1 57.9 82.5C64.5 91.3 76.7 94 85.1 94.8C89.6 95.3 93.8 96 97.4 97.4" +
  "C96 93.8 95.3 89.6 94.8 85.1C94 76.7 91.3 64.5 82.5 57.9C73.1 51 59 51.6 51.7 51.7Z" +
  "M58.8 58.8C67.6 62.8 77.4 71.4 90.7 90.7C71.4 77.4 62.8 67.6 58.8 58.8Z";

const TURNS = [0, 90, 180, 270];

const Ornament = styled.svg`
  width: 1em;
  height: 1em;
  fill: currentColor;
  flex: none;
`;

/** The river leaf of the Benin plaques, the one motif of the site. Decorative: silent to assistive technology. */
export const RiverLeaf = ({ className }: { className?: string }) => (
  <Ornament className={className} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
    {TURNS.map((turn) => (
      <path key={turn} d={PETAL} fillRule="evenodd" transform={`rotate(${turn} 50 50)`} />
    ))}
  </Ornament>
);
