import { useRef, useState, type ReactNode } from "react";
import styled from "styled-components";
import { swatch } from "../../theme/measures";
import { from, scripted } from "../../theme/media";
import { copyElement } from "../share/copy";
import { label } from "../ui/styles";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { Caption } from "./Caption";
import { Frame } from "./frame";

const Chips = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-5) 0;

  ${from.small} {
    grid-template-columns: repeat(auto-fit, minmax(${swatch.width}, 1fr));
  }

  && {
    padding: 0;
    list-style: none;
  }

  && > li {
    margin: 0;
  }

  /* In pairs on small screens, an odd one at the end takes the whole row. */
  > li:last-child:nth-child(odd) {
    grid-column: 1 / -1;

    ${from.small} {
      grid-column: auto;
    }
  }
`;

const Chip = styled.li`
  position: relative;
  padding-inline-end: var(--space-3);
  font-size: var(--text-sm);
  line-height: var(--leading-loose);
`;

/* Edge to edge with its neighbours, as colours lie on a printer's sheet. */
const Patch = styled.div<{ $hex: string }>`
  height: ${swatch.height};
  margin-inline-end: calc(-1 * var(--space-3));
  /* A colour that is the ground's own is seen by its edge. */
  outline: var(--hairline) solid ${swatch.edge};
  outline-offset: calc(-1 * var(--hairline));
  background: ${({ $hex }) => $hex};
  print-color-adjust: exact;
`;

const Name = styled.p`
  margin-top: var(--space-2);
  font: italic 400 var(--text-lg) / var(--leading-snug) var(--font-display);
`;

const Value = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--space-3);
  font-feature-settings: "tnum";
  color: var(--ink-soft);
`;

/* Pressed anywhere on the chip. */
const Copy = styled.button.attrs({ type: "button" })`
  display: none;
  padding: 0;
  border: 0;
  background: none;
  color: var(--accent);
  text-decoration: underline;
  text-decoration-thickness: var(--hairline);
  text-underline-offset: 0.22em;

  @media screen {
    ${scripted} {
      display: inline;
    }
  }

  &::after {
    content: "";
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: 0;

    &::after {
      outline: var(--focus-width) solid var(--accent);
      outline-offset: var(--bar);
    }
  }
`;

const Contrasts = styled.dl`
  display: grid;
  grid-template-columns: auto auto 1fr;
  column-gap: var(--space-2);
  margin-top: var(--space-2);
  padding-top: var(--space-2);
  border-top: var(--hairline) solid var(--rule);
  font-size: var(--text-xs);
  font-feature-settings: "tnum";
  color: var(--ink-soft);

  div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }

  dd + dd {
    ${label}
    color: var(--bronze);
  }
`;

interface ColourProps {
  name: string;
  hex: string;
  note?: string;
  /** Against paper and ink, as WCAG measures it. */
  contrasts: readonly { name: string; ratio: string; isReadable: boolean }[];
}

/** One colour of a palette; a press copies its value. */
export const Colour = ({ name, hex, note, contrasts }: ColourProps) => {
  const value = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    if (value.current) setCopied(await copyElement(value.current));
  };
  return (
    <Chip>
      <Patch $hex={hex} />
      <Name>{name}</Name>
      <Value>
        <span ref={value}>{hex}</span>
        <Copy onClick={() => void copy()} onBlur={() => setCopied(false)}>
          <span aria-live="polite">{copied ? "Copied" : "Copy"}</span>
          <VisuallyHidden> {name}</VisuallyHidden>
        </Copy>
      </Value>
      {note && <p>{note}</p>}
      <Contrasts>
        {contrasts.map(({ name: ground, ratio, isReadable }) => (
          <div key={ground}>
            <dt>on {ground}</dt>
            <dd>{ratio}</dd>
            {isReadable && <dd>AA</dd>}
          </div>
        ))}
      </Contrasts>
    </Chip>
  );
};

interface Props {
  caption?: string;
  children?: ReactNode;
}

/** Colours side by side with their names, values and contrast against paper and ink. */
export const Palette = ({ caption, children }: Props) => (
  <Frame $width="wide">
    <Chips>{children}</Chips>
    <Caption width="wide" caption={caption} />
  </Frame>
);
