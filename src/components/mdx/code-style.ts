import { css } from "styled-components";
import { codeFont } from "../../theme/measures";
import { print } from "../../theme/media";
import { label } from "../ui/styles";
import { scrollHint } from "./scroll-hint";

/**
 * Code within long text. The classes are given while building (rehype-highlight); their colours
 * are those of the text, which are measured on paper in every theme.
 */
export const codeStyle = css`
  code {
    font: 0.9em ${codeFont};
  }

  > pre {
    position: relative;
    margin-block: var(--space-6);
    padding-block: var(--space-5) var(--space-4);
    border-block: var(--hairline) solid var(--rule);
    overflow-x: auto;
    ${scrollHint}
    font-size: var(--text-sm);
    line-height: var(--leading-text);
    tab-size: 2;
  }

  pre code {
    display: block;
    width: max-content;
    font-size: inherit;
  }

  pre[data-language]::before {
    ${label}
    content: attr(data-language);
    position: sticky;
    left: 0;
    display: block;
    margin-bottom: var(--space-2);
    color: var(--bronze);
  }

  .hljs-keyword,
  .hljs-selector-tag,
  .hljs-name,
  .hljs-section,
  .hljs-deletion {
    color: var(--accent);
  }

  .hljs-string,
  .hljs-number,
  .hljs-literal,
  .hljs-regexp,
  .hljs-link,
  .hljs-addition {
    color: var(--bronze);
  }

  .hljs-comment,
  .hljs-quote,
  .hljs-meta {
    color: var(--ink-soft);
    font-style: italic;
  }

  .hljs-title,
  .hljs-attr,
  .hljs-attribute,
  .hljs-strong {
    font-weight: 600;
  }

  .hljs-emphasis {
    font-style: italic;
  }

  ${print} {
    pre {
      overflow: visible;
      background: none;
    }

    pre code {
      width: auto;
      white-space: pre-wrap;
    }
  }
`;
