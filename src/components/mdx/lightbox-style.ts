import styled from "styled-components";
import { label } from "../ui/styles";

export const Sheet = styled.dialog`
  width: 100vw;
  height: 100dvh;
  max-width: none;
  max-height: none;
  padding: 0;
  border: 0;
  background: var(--paper);
  color: var(--ink);
  overscroll-behavior: contain;

  &[open] {
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
  }
`;

/* A row of sheets, each as wide as the screen. */
export const Track = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-template-rows: minmax(0, 1fr);
  grid-auto-columns: 100%;
  overflow: auto hidden;
  overscroll-behavior: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  list-style: none;

  li {
    min-height: 0;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
`;

export const SlideFrame = styled.figure`
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  justify-items: center;
  height: 100%;
  padding: var(--space-5) var(--margin) 0;

  picture {
    display: block;
    width: 100%;
    min-height: 0;
  }

  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

export const Words = styled.figcaption`
  max-width: var(--measure);
  padding-top: var(--space-3);
  font-size: var(--text-sm);
  line-height: var(--leading-loose);
  color: var(--ink-soft);
  text-wrap: balance;
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-5);
  margin: var(--space-3) var(--margin) 0;
  padding-block: var(--space-2);
  border-top: var(--hairline) solid var(--rule);
`;

export const Count = styled.p`
  ${label}
  margin-inline-end: auto;
  color: var(--bronze);
`;

export const Control = styled.button.attrs({ type: "button" })`
  min-height: var(--target);
  padding: 0;
  border: 0;
  background: none;
  font: 400 var(--text-sm) / var(--leading-snug) var(--font-text);
  text-decoration: underline;
  text-decoration-thickness: var(--hairline);
  text-decoration-color: var(--outline);
  text-underline-offset: 0.22em;

  &:hover:not([aria-disabled="true"]) {
    color: var(--accent);
    text-decoration-color: currentColor;
  }

  &[aria-disabled="true"] {
    color: var(--ink-soft);
    text-decoration: none;
    cursor: default;
  }
`;
