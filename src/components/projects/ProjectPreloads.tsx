import { useEffect, useState } from "react";
import { Helmet } from "react-helmet";
import { whenIdle } from "../../lib/when-idle";
import { picturePreload } from "../media/picture-preload";

/**
 * Preload links for the pictures of all projects: those of the first row in the HTML, the one that
 * opens the page ahead of all else, the rest once the page stands, so that they never compete with
 * what the visitor is looking at.
 */
export const ProjectPreloads = ({
  projects,
}: {
  projects: readonly Queries.ProjectCardFragment[];
}) => {
  const [all, setAll] = useState(false);
  useEffect(() => whenIdle(() => setAll(true)), []);

  const preloaded = all ? projects : projects.slice(0, 2);
  return (
    <Helmet>
      {preloaded.map(({ image: { picture } }, index) =>
        picturePreload(picture, { urgent: index === 0 }),
      )}
    </Helmet>
  );
};
