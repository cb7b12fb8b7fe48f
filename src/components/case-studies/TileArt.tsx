import styled from "styled-components";

export type TileKind =
  | "mark"
  | "construction"
  | "colours"
  | "letters"
  | "pattern"
  | "stationery"
  | "signage"
  | "screen"
  | "badge";

/** A colour of the palette that stands out from the ground `tone`: 3 is the lightest, 2 the darkest. */
const figureOn = (tone: number): number => (tone >= 3 ? 2 : 3);
const secondOn = (tone: number): number => (tone === 1 ? 2 : 1);

const Drawing = styled.svg<{ $figure: number; $second: number }>`
  width: 100%;
  height: 100%;
  --figure: var(--palette-${({ $figure }) => $figure});
  --second: var(--palette-${({ $second }) => $second});

  .fill {
    fill: var(--figure);
  }

  .second {
    fill: var(--second);
  }

  .line {
    fill: none;
    stroke: var(--figure);
    stroke-width: 1.5;
  }

  .swatch-1 {
    fill: var(--palette-1);
  }

  .swatch-2 {
    fill: var(--palette-2);
  }

  .swatch-3 {
    fill: var(--palette-3);
  }

  .swatch-4 {
    /* A palette has three colours or more. */
    fill: var(--palette-4, var(--palette-1));
  }

  text {
    fill: var(--figure);
    font-family: var(--font-display);
  }
`;

const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const drawings: Record<TileKind, (title: string) => React.ReactNode> = {
  mark: (title) => (
    <text x="400" y="365" fontSize="230" textAnchor="middle">
      {title}
    </text>
  ),
  construction: (title) => (
    <>
      {times(9).map((index) => (
        <path
          key={index}
          className="line"
          d={`M${160 + index * 60} 60V540M100 ${60 + index * 60}H700`}
          opacity="0.35"
        />
      ))}
      <circle className="line" cx="400" cy="300" r="180" />
      <circle className="line" cx="400" cy="300" r="90" />
      <text x="400" y="345" fontSize="130" textAnchor="middle">
        {title}
      </text>
    </>
  ),
  colours: () => (
    <>
      {times(4).map((index) => (
        <g key={index}>
          <rect className="fill" x={120 + index * 145} y="120" width="125" height="360" />
          <rect
            className={`swatch-${index + 1}`}
            x={128 + index * 145}
            y="128"
            width="109"
            height="270"
          />
        </g>
      ))}
    </>
  ),
  letters: (title) => (
    <>
      <text x="70" y="420" fontSize="340">
        {title}
      </text>
      <path className="line" d="M40 420H760M40 180H760" opacity="0.5" />
    </>
  ),
  pattern: () => (
    <>
      {times(6).flatMap((row) =>
        times(9).map((column) => (
          <path
            key={`${row}-${column}`}
            className={(row + column) % 3 === 0 ? "second" : "fill"}
            d={`M${column * 100 - 50} ${row * 110 + 70}l50-60l50 60v30l-50-60l-50 60z`}
          />
        )),
      )}
    </>
  ),
  stationery: (title) => (
    <>
      <rect className="fill" x="150" y="90" width="300" height="420" />
      <rect className="second" x="150" y="90" width="300" height="18" />
      <rect className="fill" x="480" y="250" width="200" height="120" />
      <rect className="second" x="480" y="390" width="200" height="120" />
      <text x="496" y="300" fontSize="26" className="second">
        {title}
      </text>
    </>
  ),
  signage: (title) => (
    <>
      <path className="line" d="M230 600V150M570 600V150" strokeWidth="8" />
      <rect className="fill" x="120" y="120" width="560" height="220" />
      <text x="400" y="255" fontSize="84" textAnchor="middle" className="second">
        {title}
      </text>
    </>
  ),
  screen: (title) => (
    <>
      <rect className="fill" x="110" y="90" width="580" height="420" rx="10" />
      <rect className="second" x="140" y="150" width="330" height="250" />
      <path className="second" d="M500 160h150v14H500zM500 200h150v14H500zM500 240h90v14H500z" />
      <text x="140" y="470" fontSize="44" className="second">
        {title}
      </text>
    </>
  ),
  badge: (title) => (
    <>
      <circle className="fill" cx="400" cy="300" r="190" />
      <circle className="second" cx="400" cy="300" r="172" />
      <text x="400" y="330" fontSize="80" textAnchor="middle">
        {title}
      </text>
    </>
  ),
};

interface Props {
  kind: TileKind;
  tone: number;
  title: string;
}

/** The drawing on a tile, made of the palette's colours. */
export const TileArt = ({ kind, tone, title }: Props) => (
  <Drawing
    viewBox="0 0 800 600"
    preserveAspectRatio="xMidYMid meet"
    $figure={figureOn(tone)}
    $second={secondOn(tone)}
  >
    {drawings[kind](title)}
  </Drawing>
);
