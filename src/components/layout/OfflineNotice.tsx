import { navigate } from "gatsby";
import { useEffect, useState } from "react";
import styled from "styled-components";
import { isPlainPress } from "../../lib/plain-press";
import { screenOnly } from "../../theme/media";
import { ZOOM_ATTRIBUTE } from "../mdx/zoom";
import { canBeShown } from "./page-recovery";

const Notice = styled.p.attrs(screenOnly)`
  position: fixed;
  z-index: 20;
  inset: auto 0 0;
  padding: var(--space-4) var(--margin);
  border-top: var(--hairline) solid var(--accent);
  background: var(--paper-raised);
  color: var(--ink);
`;

/** The page of the site that a plain press on a link would open in the place of this one. */
const pageOf = (event: MouseEvent): HTMLAnchorElement | undefined => {
  if (!isPlainPress(event)) return undefined;
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
  // A link to a picture enlarges it, which needs no line where its script has come (Enlargement.tsx).
  if (!link || link.target || link.matches(`[download], [${ZOOM_ATTRIBUTE}]`)) return undefined;
  const { origin, pathname } = window.location;
  return link.origin === origin && link.pathname !== pathname ? link : undefined;
};

/**
 * Keeps the page while there is no line: the browser would put a page of its own in its place. A page
 * that was fetched before is shown; of any other the visitor is told that it has to wait.
 */
export const OfflineNotice = () => {
  const [hasToWait, setHasToWait] = useState(false);

  useEffect(() => {
    const stay = (event: MouseEvent) => {
      const link = navigator.onLine ? undefined : pageOf(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      const { pathname, search, hash } = link;
      void canBeShown(pathname).then((isHere) => {
        setHasToWait(!isHere);
        if (isHere) void navigate(pathname + search + hash);
      });
    };
    const goOn = () => setHasToWait(false);
    window.addEventListener("click", stay, true);
    window.addEventListener("online", goOn);
    return () => {
      window.removeEventListener("click", stay, true);
      window.removeEventListener("online", goOn);
    };
  }, []);

  return hasToWait ? (
    <Notice role="alert">You are offline. That page can be opened when the line is back.</Notice>
  ) : null;
};
