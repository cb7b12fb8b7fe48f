import navigation from "../fixtures/content/navigation.json";
import site from "../fixtures/content/site.json";
import type { Site } from "../../src/components/layout/useSite";

/** What the query of `useSite` answers: the facts and navigation of the fixture content. */
export const siteShell = { site, navigation };

/** The same as `useSite` gives it to a component. */
export const siteFacts = { ...site, navigation: navigation.items } as unknown as Site;
