import { navigate } from "gatsby";
import { useEffect, useState } from "react";
import styled from "styled-components";
import { isPlainPress } from "../../lib/plain-press";
import { screenOnly } from "../../theme/media";
import { PICTURE_MISSED_EVENT, ZOOM_ATTRIBUTE } from "../mdx/zoom";
import { canBeShown } from "./page-recovery";
import { turnAway } from "./page-transition";

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
  const [missed, setMissed] = useState<"page" | "picture">();

  useEffect(() => {
    // What was pressed last: an answer about what was pressed before it is of no use any more.
    let wanted: HTMLAnchorElement | undefined;
    const tell = (what: "page" | "picture" | undefined) =>
      setMissed(navigator.onLine ? undefined : what);
    const stay = (event: MouseEvent) => {
      const link = navigator.onLine ? undefined : pageOf(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      turnAway();
      wanted = link;
      const { pathname, search, hash } = link;
      void canBeShown(pathname).then((isHere) => {
        if (wanted !== link) return;
        wanted = undefined;
        tell(isHere ? undefined : "page");
        if (isHere) void navigate(pathname + search + hash);
      });
    };
    const missPicture = () => tell("picture");
    const goOn = () => setMissed(undefined);
    window.addEventListener("click", stay, true);
    window.addEventListener(PICTURE_MISSED_EVENT, missPicture);
    window.addEventListener("online", goOn);
    return () => {
      window.removeEventListener("click", stay, true);
      window.removeEventListener(PICTURE_MISSED_EVENT, missPicture);
      window.removeEventListener("online", goOn);
    };
  }, []);

  return missed ? (
    <Notice role="alert">
      You are offline. That {missed} can be opened when the line is back.
    </Notice>
  ) : null;
};
