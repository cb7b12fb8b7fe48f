import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { createPortal } from "react-dom";
import { PLACEHOLDER_IMAGE } from "../../lib/constants";
import { slideOf, type Slide } from "./slide";
import { Bar, Control, Count, Track, Sheet, SlideFrame, Words } from "./lightbox-style";

export interface LightboxProps {
  /** Links to large pictures, each with its picture in it and its caption beside it. */
  links: readonly HTMLAnchorElement[];
  /** Index of the picture to begin with. */
  start: number;
  onClose: () => void;
}

const SlideView = ({ slide: { sources, src, srcSet, alt, caption } }: { slide: Slide }) => {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <SlideFrame>
      <picture>
        {hasFailed ? (
          <img src={PLACEHOLDER_IMAGE} alt={alt} />
        ) : (
          <>
            {sources.map((source) => (
              <source key={source.type} type={source.type} srcSet={source.srcSet} sizes="100vw" />
            ))}
            <img
              src={src}
              srcSet={srcSet}
              sizes="100vw"
              alt={alt}
              loading="lazy"
              decoding="async"
              onError={() => setHasFailed(true)}
            />
          </>
        )}
      </picture>
      {caption && <Words>{caption}</Words>}
    </SlideFrame>
  );
};

const reveal = (list: HTMLElement | null, index: number): void =>
  list?.children[index]?.scrollIntoView?.({ behavior: "instant", inline: "start" });

/**
 * The pictures of a text, one at a time and as large as the screen: a native modal dialog whose
 * row of pictures is scrolled, so that a swipe and a pinch are the browser's own.
 */
export const Lightbox = ({ links, start, onClose }: LightboxProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const [slides] = useState(() => links.map(slideOf));
  const [index, setIndex] = useState(start);
  const last = slides.length - 1;

  const show = (wanted: number) => {
    const next = Math.min(Math.max(wanted, 0), last);
    setIndex(next);
    reveal(track.current, next);
  };

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    // Browsers would rather choose the row of pictures, since it can be scrolled.
    closer.current?.focus();
    const list = track.current;
    reveal(list, start);
    if (!list || typeof IntersectionObserver === "undefined") return undefined;
    // The picture that a swipe has brought in.
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        if (seen) setIndex([...list.children].indexOf(seen.target));
      },
      { root: list, threshold: 0.6 },
    );
    for (const slide of list.children) observer.observe(slide);
    return () => observer.disconnect();
  }, [start]);

  const steps: Record<string, number> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    Home: 0,
    End: last,
  };

  const leaf = (event: KeyboardEvent) => {
    const wanted = steps[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    show(wanted);
  };

  const close = () => {
    onClose();
    // Not every browser has had the focus on a link that was pressed.
    links[start]?.focus({ preventScroll: true });
  };

  // Not within the text, whose lists and links have a style of their own.
  return createPortal(
    <Sheet ref={dialog} aria-label="Pictures" onKeyDown={leaf} onClose={close}>
      <Track ref={track} tabIndex={0}>
        {slides.map((slide, position) => (
          <li key={slide.src + String(position)} aria-hidden={position !== index}>
            <SlideView slide={slide} />
          </li>
        ))}
      </Track>
      <Bar>
        <Count aria-live="polite">
          {index + 1} / {slides.length}
        </Count>
        {/* Not `disabled`: who has just pressed one would lose the focus, and with it the arrow keys. */}
        {last > 0 && (
          <>
            <Control aria-disabled={index === 0} onClick={() => show(index - 1)}>
              Previous
            </Control>
            <Control aria-disabled={index === last} onClick={() => show(index + 1)}>
              Next
            </Control>
          </>
        )}
        <Control ref={closer} onClick={() => dialog.current?.close()}>
          Close
        </Control>
      </Bar>
    </Sheet>,
    document.body,
  );
};
