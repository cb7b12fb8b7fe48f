import styled from "styled-components";
import { from } from "../../theme/media";

/** A numbered list as the steps of a method: large numbers, in the margin where there is room. */
export const Steps = styled.div`
  margin-block: var(--space-6);

  && ol {
    padding: 0;
    /* An empty text and not none: with none, Safari would no longer call it a list. */
    list-style-type: "";
  }

  && li {
    position: relative;
    margin: 0;
    padding: var(--space-4) 0 var(--space-4) var(--row);
    border-top: var(--hairline) solid var(--rule);
    break-inside: avoid;
  }

  && li:last-child {
    border-bottom: var(--hairline) solid var(--rule);
  }

  li::before {
    content: counter(list-item);
    position: absolute;
    top: var(--space-3);
    left: 0;
    color: var(--accent);
    font: italic 400 var(--text-2xl) / var(--leading-none) var(--font-display);
  }

  li > p + p {
    margin-top: 0.7em;
  }

  ${from.large} {
    && li {
      padding-inline-start: 0;
    }

    li::before {
      right: calc(100% + var(--space-5));
      left: auto;
    }
  }
`;
