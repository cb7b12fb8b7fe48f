/** Stands in for the steps after a build: pages stay as Gatsby wrote them. */
export const onPostBuild = () => undefined;
