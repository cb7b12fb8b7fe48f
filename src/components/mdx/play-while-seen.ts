/**
 * Lets a silent film play while it is on the screen, for visitors who have not asked for less
 * motion. Once the visitor has paused it, it stays so, until they
 * start it themselves.
 *
 * @returns a function that ends the watching.
 */
export const playWhileSeen = (video: HTMLVideoElement): (() => void) | undefined => {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
  if (typeof IntersectionObserver === "undefined") return undefined;
  let isSeen = false;
  let isHeld = false;
  const hold = () => {
    if (isSeen) isHeld = true;
  };
  const observer = new IntersectionObserver(
    ([entry]) => {
      isSeen = entry?.isIntersecting ?? false;
      video.muted = true;
      // A browser that saves power or data may refuse; the poster and the controls stay.
      if (isSeen && !isHeld) video.play().catch(() => undefined);
      if (!isSeen) video.pause();
    },
    { threshold: 0.5 },
  );
  const letGo = () => {
    isHeld = false;
  };
  video.addEventListener("pause", hold);
  video.addEventListener("play", letGo);
  observer.observe(video);
  return () => {
    observer.disconnect();
    video.removeEventListener("pause", hold);
    video.removeEventListener("play", letGo);
  };
};
