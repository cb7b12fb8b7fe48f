import { pagesTypes } from "./pages";
import { sharedTypes } from "./shared";
import { siteTypes } from "./site";
import { workTypes } from "./work";
import { writingTypes } from "./writing";

/** GraphQL types of everything in `content/`; the schemas in `content/schemas.ts` guard them. */
export const typeDefs = [sharedTypes, siteTypes, pagesTypes, workTypes, writingTypes].join("\n");
