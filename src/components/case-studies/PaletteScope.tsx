import styled from "styled-components";

interface Props {
  $palette: readonly { readonly hex: string }[];
}

/** Gives everything in it the colours of one case study, as `--palette-1`, `--palette-2` … */
export const PaletteScope = styled.div<Props>`
  ${({ $palette }) => $palette.map(({ hex }, index) => `--palette-${index + 1}: ${hex};`).join("\n")}
`;
