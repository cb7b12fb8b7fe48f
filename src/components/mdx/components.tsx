import type { ElementType } from "react";
import type { ComponentName } from "../../build/mdx/vocabulary";
import { Tile, Tiles } from "../case-studies/Tiles";
import { Picture } from "../media/Picture";
import { Link } from "../ui/Link";
import { Aside } from "./Aside";
import { Compare } from "./Compare";
import { Do, DoDont, Dont } from "./DoDont";
import { Figure } from "./Figure";
import { Gallery } from "./Gallery";
import { Colour, Palette } from "./Palette";
import { PullQuote } from "./PullQuote";
import { Steps } from "./Steps";
import { TypeSpecimen } from "./TypeSpecimen";
import { Video } from "./Video";

/**
 * What each name in a body stands for; `src/build/mdx/vocabulary.ts` says what they take. The
 * types see to it that no name of the vocabulary is without its component.
 */
export const components: Record<ComponentName | "a" | "img", ElementType> = {
  a: Link,
  Aside,
  Colour,
  Compare,
  Do,
  DoDont,
  Dont,
  Figure,
  Gallery,
  // A picture within a sentence.
  img: Picture,
  Palette,
  PullQuote,
  Steps,
  Tile,
  Tiles,
  TypeSpecimen,
  Video,
};
