import type { ReactNode } from "react";

/** What gatsby-plugin-image puts into the head of every page is used by pictures here. */
export const isUnusedHead = (_node: ReactNode): boolean => false;
