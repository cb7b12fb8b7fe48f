import { useEffect, useState } from "react";
import { Helmet } from "react-helmet";
import { isSparing } from "../../lib/connection";
import { whenIdle } from "../../lib/when-idle";
import { firstRowPreloads, picturePreload } from "../media/picture-preload";

/**
 * Preload links for the pictures of all projects: those of the first row in the HTML, ahead of all
 * else, the rest once the page stands, so that they never compete with what the visitor is looking at,
 * and only over a line that is not to be spared.
 */
export const ProjectPreloads = ({
  projects,
}: {
  projects: readonly Queries.ProjectCardFragment[];
}) => {
  const [all, setAll] = useState(false);
  useEffect(() => whenIdle(() => setAll(!isSparing())), []);

  const pictures = projects.map(({ image: { picture } }) => picture);
  return (
    <Helmet>
      {firstRowPreloads(pictures)}
      {all && pictures.slice(2).map((picture) => picturePreload(picture))}
    </Helmet>
  );
};
