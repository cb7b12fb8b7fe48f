import type { ReactNode } from "react";
import styled, { css } from "styled-components";
import { nigerianLetters, nairaSign } from "../../lib/letters";
import { posterSize } from "../../theme/measures";
import { from, print } from "../../theme/media";
import { label } from "../ui/styles";

const LETTERS = [
  "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  "abcdefghijklmnopqrstuvwxyz",
  // Capital and small letter together, as in a type founder's book: their dots need room.
  nigerianLetters.replace(/..(?!$)/gu, "$& "),
  `0123456789 ${nairaSign} & ? ! “ ” ‘ ’ –`,
].join(" ");

/** A name for the typeface of a file: two files of one typeface, such as its weights, are two. */
const ownFamily = (font: string): string => `Specimen ${font.replace(/\W/g, "")}`;

/* Not as a global style: of those each page has one, that of its last showing. */
const fontFace = (font: string) => css`
  @font-face {
    font-family: "${ownFamily(font)}";
    font-display: swap;
    src: url("${font.replace(/["\\<>\n]/g, encodeURIComponent)}") format("woff2");
  }
`;

const Sheet = styled.figure<{ $family: string; $font: string | undefined }>`
  --specimen: ${({ $family }) => $family};
  display: grid;
  grid-column: wide;
  gap: var(--space-4) var(--gutter);
  margin-block: var(--space-7);
  padding-block: var(--space-3) var(--space-5);
  border-block: var(--hairline) solid var(--rule);

  ${from.medium} {
    grid-template-columns: auto 1fr;
  }

  ${({ $font }) => $font && fontFace($font)}
`;

const Head = styled.figcaption`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-1) var(--space-5);
  font-size: var(--text-sm);
  color: var(--ink-soft);

  b {
    ${label}
    color: var(--bronze);
  }
`;

const Great = styled.p`
  font: 400 ${posterSize.screen} / var(--leading-none) var(--specimen);

  ${print} {
    font-size: ${posterSize.paper};
  }
`;

const Letters = styled.p`
  align-self: center;
  font: 400 var(--text-lg) / var(--leading-loose) var(--specimen);
  overflow-wrap: anywhere;
`;

const Sample = styled.div`
  grid-column: 1 / -1;
  font: 400 var(--text-2xl) / var(--leading-snug) var(--specimen);
  text-wrap: balance;
`;

interface Props {
  name: string;
  face?: "display" | "text";
  /** Address of a font file. */
  font?: string;
  letters?: string;
  note?: string;
  /** A sentence set in it. */
  children?: ReactNode;
}

const familyOf = ({ face, font }: Props): string => {
  if (font) return `"${ownFamily(font)}", var(--font-text)`;
  return face === "text" ? "var(--font-text)" : "var(--font-display)";
};

/** A showing of a typeface, as type foundries print them. */
export const TypeSpecimen = (props: Props) => {
  const { name, font, letters = LETTERS, note, children } = props;
  return (
    <Sheet $family={familyOf(props)} $font={font}>
      <Head>
        <b>{name}</b>
        {note && <span>{note}</span>}
      </Head>
      <Great aria-hidden="true">Aa</Great>
      <Letters>{letters}</Letters>
      {children && <Sample>{children}</Sample>}
    </Sheet>
  );
};
