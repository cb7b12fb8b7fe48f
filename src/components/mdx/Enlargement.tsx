import { useEffect, useState, type ComponentType } from "react";
import type { LightboxProps } from "./Lightbox";
import { isForNewTab, PICTURE_MISSED_EVENT, zoomLinkOf, zoomLinksBeside } from "./zoom";

const loadLightbox = () => import("./Lightbox");

interface Shown extends Pick<LightboxProps, "links" | "start"> {
  Lightbox: ComponentType<LightboxProps>;
}

/**
 * Opens pictures of a text in the lightbox, whose script comes when a picture is about to be
 * pressed. Should it not come, the link leads to the picture as it does without scripts.
 */
export const Enlargement = () => {
  const [shown, setShown] = useState<Shown>();

  useEffect(() => {
    const prepare = (event: Event) => {
      if (zoomLinkOf(event)) loadLightbox().catch(() => undefined);
    };
    const open = (event: MouseEvent) => {
      const link = zoomLinkOf(event);
      if (!link || event.defaultPrevented || isForNewTab(event)) return;
      event.preventDefault();
      const links = zoomLinksBeside(link);
      loadLightbox().then(
        ({ Lightbox }) => setShown({ Lightbox, links, start: links.indexOf(link) }),
        () => {
          // Whoever has gone on to another page is not brought to the picture.
          if (!link.isConnected) return;
          // Without a line the browser would put a page of its own in the place of this one.
          if (navigator.onLine) window.location.assign(link.href);
          else window.dispatchEvent(new Event(PICTURE_MISSED_EVENT));
        },
      );
    };
    document.addEventListener("pointerover", prepare, { passive: true });
    document.addEventListener("focusin", prepare);
    document.addEventListener("click", open);
    return () => {
      document.removeEventListener("pointerover", prepare);
      document.removeEventListener("focusin", prepare);
      document.removeEventListener("click", open);
    };
  }, []);

  if (!shown) return null;
  const { Lightbox, links, start } = shown;
  return <Lightbox links={links} start={start} onClose={() => setShown(undefined)} />;
};
