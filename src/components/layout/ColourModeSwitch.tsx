import { useEffect, useRef } from "react";
import styled from "styled-components";
import { colourModes, STORAGE_KEY, type ColourMode } from "../../theme/colour-mode";
import { unscripted } from "../../theme/media";
import { visuallyHidden } from "../ui/styles";

const Group = styled.fieldset`
  display: inline-flex;
  margin: 0;
  padding: 0;
  border: var(--hairline) solid var(--rule);
  border-radius: var(--radius-pill);

  ${unscripted} {
    display: none;
  }

  legend {
    ${visuallyHidden}
  }
`;

const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: var(--control);
  height: var(--control);
  border-radius: var(--radius-pill);
  color: var(--ink-soft);
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  span {
    ${visuallyHidden}
  }

  svg {
    width: var(--text-sm);
    height: var(--text-sm);
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
  }

  .fill {
    fill: currentColor;
  }

  &:hover {
    color: var(--accent);
  }

  &:has(:checked) {
    background: var(--paper-raised);
    color: var(--ink);
  }

  &:has(:focus-visible) {
    outline: var(--focus-width) solid var(--accent);
    outline-offset: var(--hairline);
  }
`;

const labels: Record<ColourMode, string> = {
  system: "As the device",
  light: "Light",
  dark: "Dark",
};

/** A disc: half, empty or full of ink. */
const fills: Record<ColourMode, string> = {
  system: "M8 1a7 7 0 0 1 0 14Z",
  light: "",
  dark: "M8 1a7 7 0 0 1 0 14A7 7 0 0 1 8 1Z",
};

/** The mode that the script in the head has applied. */
const appliedMode = (): ColourMode => {
  const { theme } = document.documentElement.dataset;
  return colourModes.find((mode) => mode === theme) ?? "system";
};

/**
 * Light, dark, or as the device has it. The script in the head applies what is chosen, before React
 * is there and after: the choices are the browser's own, since React would put a choice that it
 * controls back before the browser says that it has changed.
 */
export const ColourModeSwitch = () => {
  const group = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    const applied = group.current?.querySelector<HTMLInputElement>(`[value="${appliedMode()}"]`);
    if (applied) applied.checked = true;
  }, []);

  return (
    <Group ref={group}>
      <legend>Colours</legend>
      {colourModes.map((choice) => (
        <Choice key={choice}>
          <input
            type="radio"
            name={STORAGE_KEY}
            value={choice}
            defaultChecked={choice === "system"}
          />
          <span>{labels[choice]}</span>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <circle cx="8" cy="8" r="6.5" />
            <path className="fill" d={fills[choice]} />
          </svg>
        </Choice>
      ))}
    </Group>
  );
};
