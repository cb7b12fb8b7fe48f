import { Children, isValidElement, useRef, type ReactElement, type ReactNode } from "react";
import styled from "styled-components";
import { from, print, scripted } from "../../theme/media";
import { Picture } from "../media/Picture";
import { label } from "../ui/styles";
import { Caption } from "./Caption";
import type { FigureProps } from "./Figure";
import { Frame } from "./frame";
import { Handle } from "./Handle";

const START = 50;

/* Without scripts, and on paper, both pictures stand side by side. */
const Stage = styled.div`
  --at: ${START}%;
  position: relative;
  display: grid;
  gap: var(--space-4) var(--gutter);

  ${from.medium} {
    grid-template-columns: 1fr 1fr;
  }

  ${print} {
    grid-template-columns: 1fr 1fr;
  }

  @media screen {
    ${scripted} {
      grid-template-columns: 1fr;
      overflow: clip;

      > * {
        grid-area: 1 / 1;
      }
    }
  }
`;

const Name = styled.p`
  ${label}
  && {
    margin-top: var(--space-2);
  }
  color: var(--bronze);
`;

const Side = styled.div`
  @media screen {
    ${scripted} {
      &[data-side="after"] > :first-child {
        clip-path: inset(0 0 0 var(--at));
      }

      &[data-side="after"] > ${Name} {
        text-align: end;
      }
    }
  }
`;

const isFigure = (node: ReactNode): node is ReactElement<FigureProps> => isValidElement(node);

interface Props {
  /** Name of the first picture. */
  before: string;
  /** Name of the second picture, which lies over the first. */
  after: string;
  caption?: string;
  width?: "text" | "wide";
  /** Two figures. */
  children?: ReactNode;
}

/**
 * Two pictures of one shape, one over the other, and a divider that is moved by hand, by arrow
 * keys or by touch: a native range input.
 */
export const Compare = ({ before, after, caption, width = "text", children }: Props) => {
  const stage = useRef<HTMLDivElement>(null);
  const [first, second] = Children.toArray(children).filter(isFigure);
  if (!first || !second) return null;

  const divide = (value: string) => stage.current?.style.setProperty("--at", `${value}%`);

  return (
    <Frame $width={width}>
      <Stage ref={stage}>
        <Side>
          <Picture picture={first.props.picture} alt={first.props.alt} />
          <Name>{before}</Name>
        </Side>
        <Side data-side="after">
          <Picture picture={second.props.picture} alt={second.props.alt} />
          <Name>{after}</Name>
        </Side>
        <Handle
          label={`Divide between “${before}” and “${after}”`}
          start={START}
          onMove={divide}
          ratio={first.props.picture}
        />
      </Stage>
      <Caption width={width} caption={caption} />
    </Frame>
  );
};
