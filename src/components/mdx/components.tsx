import type { ElementType } from "react";
import { Tile, Tiles } from "../case-studies/Tiles";
import { Link } from "../ui/Link";
import { Aside } from "./Aside";
import { Figure } from "./Figure";
import { PullQuote } from "./PullQuote";

/** What each name in a body stands for; `src/build/mdx/vocabulary.ts` says what they take. */
export const components: Record<string, ElementType> = {
  a: Link,
  Aside,
  Figure,
  PullQuote,
  Tile,
  Tiles,
};
