import { inText, type Broken } from "./article";

const GALLERY = "<Gallery>\n\n![A leaf](./cover.jpg)\n![A cup](./cover.jpg)\n\n</Gallery>";
const PALETTE = '<Palette>\n\n<Colour name="Clay" hex="#B4532A" />\n\n</Palette>';

/** Tags that do not belong together; what follows them is in order and is not to be blamed. */
export const brokenTags: Broken[] = [
  inText("an aside left open above others", `<Aside>\n\n## One\n\n${GALLERY}\n\n${PALETTE}`, [1, /<Aside>, which is opened here and never closed.*Add <\/Aside>/]),
  inText("a figure left open above others", `<Figure src="./cover.jpg" alt="A cup">\n\n${GALLERY}\n\n${PALETTE}`, [1, /“<Figure .*”, which is not closed.*Write <Figure src="\.\/cover\.jpg" alt="A cup" \/>/]),
  inText("a gallery left open above others", `${GALLERY.replace("</Gallery>", "Words.")}\n\n${PALETTE}`, [1, /<Gallery>, which is opened here and never closed/]),
  inText("a palette left open above others", `${PALETTE.replace("</Palette>", "Words.")}\n\n${GALLERY}`, [1, /<Palette>, which is opened here and never closed/]),
  inText("a figure left open within a gallery", `<Gallery>\n\n<Figure src="./cover.jpg" alt="A cup">\n\n![A cup](./cover.jpg)\n\n</Gallery>`, [3, /“<Figure .*”, which is not closed/]),
  inText("a closing tag too many", `${GALLERY}\n\n</Gallery>\n\n${PALETTE}`, [8, /“<\/Gallery>”, which closes something that was not opened/]),
  inText("details on one line", "<details><summary>More</summary>\n\nWords.\n\n</details>", [1, /<details>.*closed in another paragraph.*Put <details> and <\/details> on lines of their own/]),
  inText("a table without ends", "<table>\n<tr><td>One\n</table>", [2, /<tr>.*never closed.*Add <\/tr> where it ends/], [2, /<td>.*never closed.*Add <\/td>/]),
  inText("tags that cross", "Words <b>bold <i>both</b> italic</i>.", [1, /<i>.*never closed.*before <\/b>/], [1, /“<\/i>”, which closes/]),
  inText("a colour outside a palette", '<Colour name="Clay" hex="#B4532A" />', [1, /<Colour>.*outside a Palette.*Write <Palette> above it/]),
  inText("a do outside its pair", "<Do>Words</Do>", [1, /<Do>.*outside a DoDont/]),
  inText("an aside with nothing in it", 'Words.\n\n<Aside title="By the way"></Aside>', [3, /<Aside> nothing in it/]),
  inText("a pull quote with nothing in it", "<PullQuote />", [1, /<PullQuote> nothing in it/]),
  inText("tiles in an article", '<Tiles>\n\n<Tile kind="mark" tone={1} title="F" caption="C" />\n\n</Tiles>', [3, /tiles in an article, which has no palette/]),
  inText("a figure in small letters", '<figure src="./cover.jpg" />', [1, /Did you mean <Figure>/]),
  inText("a comparison of two shapes", '<Compare before="A" after="B">\n\n![A leaf](./cover.jpg)\n![A tall leaf](./tall.jpg)\n\n</Compare>', [1, /<Compare>.*two shapes, 1800 × 1200 and 1200 × 1800 px/, "warning"]),
]; // prettier-ignore
