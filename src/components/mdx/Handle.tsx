import { useState } from "react";
import styled from "styled-components";
import { screenOnly, scripted } from "../../theme/media";

/* As high as the pictures, not as their names; it is not offered where no script moves it. */
const Rail = styled.div.attrs(screenOnly)<{ $ratio: number }>`
  position: relative;
  display: none;
  align-self: start;
  width: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};

  ${scripted} {
    display: block;
  }
`;

/* It reaches half a handle further on both sides, so that its ends are those of the pictures. */
const Range = styled.input`
  position: absolute;
  inset-block: 0;
  left: calc(var(--target) / -2);
  width: calc(100% + var(--target));
  height: 100%;
  margin: 0;
  appearance: none;
  background: none;
  cursor: ew-resize;
  opacity: 0;
  touch-action: pan-y;

  &::-webkit-slider-thumb {
    appearance: none;
    width: var(--target);
    height: 100vh;
  }

  &::-moz-range-thumb {
    width: var(--target);
    height: 100vh;
    border: 0;
  }
`;

const Line = styled.span`
  position: absolute;
  inset-block: 0;
  left: var(--at);
  border-inline-start: var(--hairline) solid var(--paper);
  box-shadow: 0 0 0 var(--hairline) var(--ink);
  pointer-events: none;

  svg {
    position: absolute;
    top: 50%;
    left: 0;
    width: var(--target);
    max-width: none;
    height: var(--target);
    border: var(--hairline) solid var(--ink);
    border-radius: var(--radius-pill);
    background: var(--paper);
    color: var(--ink);
    transform: translate(-50%, -50%);
  }

  ${Range}:focus-visible + & svg {
    outline: var(--focus-width) solid var(--accent);
    outline-offset: var(--bar);
  }
`;

interface Props {
  label: string;
  /** Per cent of the width, at which it stands first. */
  start: number;
  /** Told with every move, in per cent. */
  onMove: (value: string) => void;
  /** Shape of what it divides. */
  ratio: { readonly width: number; readonly height: number };
}

/** The divider of two pictures. Its place is in the custom property `--at` of what it stands in. */
export const Handle = ({ label, start, onMove, ratio }: Props) => {
  const [value, setValue] = useState(String(start));
  const move = (moved: string) => {
    setValue(moved);
    onMove(moved);
  };
  return (
    <Rail $ratio={Number((ratio.width / ratio.height).toFixed(4))}>
      <Range
        type="range"
        min={0}
        max={100}
        value={value}
        aria-label={label}
        aria-valuetext={`${value}%`}
        onChange={({ target }) => move(target.value)}
      />
      <Line aria-hidden="true">
        <svg viewBox="0 0 44 44" fill="none" stroke="currentColor" strokeWidth="1.5">
          <path d="M17 15l-7 7 7 7M27 15l7 7-7 7" />
        </svg>
      </Line>
    </Rail>
  );
};
