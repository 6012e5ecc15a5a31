import { useEffect, useRef, useState, type RefObject } from 'react';

interface Slides<Track extends HTMLElement> {
  /** The scroll container. Each slide has its width. */
  readonly track: RefObject<Track | null>;
  readonly index: number;
  /** Scrolls to a slide. Clamps the index. */
  readonly show: (index: number) => void;
  /** Goes to a slide without animation, for example while a dialog covers the track. */
  readonly jump: (index: number) => void;
  readonly handlers: {
    readonly onScroll: () => void;
    readonly onScrollEnd: () => void;
    readonly onPointerDown: () => void;
    readonly onWheel: () => void;
  };
}

/** State of slides in a scroll container with snapping. Visitors scroll by swipe or wheel, code by `show`. */
export const useSlides = <Track extends HTMLElement>(count: number): Slides<Track> => {
  const track = useRef<Track>(null);
  const [shownIndex, setShownIndex] = useState(0);
  /** The slide that `show` scrolls to. Slides on the way to it are not reported. */
  const target = useRef<{ readonly index: number; readonly isRetry: boolean } | null>(null);
  const last = Math.max(0, count - 1);

  const visibleIndex = (): number => {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
    return clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : shownIndex;
  };
  const scrollTo = (index: number): void => {
    if (track.current) track.current.scrollLeft = index * track.current.clientWidth;
  };
  const show = (index: number): void => {
    const clampedIndex = Math.min(Math.max(index, 0), last);
    target.current = clampedIndex === visibleIndex() ? null : { index: clampedIndex, isRetry: false };
    setShownIndex(clampedIndex);
    scrollTo(clampedIndex);
  };
  const jump = (index: number): void => {
    target.current = null;
    setShownIndex(index);
    track.current?.scrollTo({ left: index * track.current.clientWidth, behavior: 'instant' });
  };
  const clearTarget = (): void => {
    target.current = null;
  };
  const handleScrollEnd = (): void => {
    const pendingTarget = target.current;
    if (pendingTarget === null || pendingTarget.isRetry || pendingTarget.index === visibleIndex()) {
      clearTarget();
      setShownIndex(visibleIndex());
      return;
    }
    // If the layout changes during the scroll, browsers stop and snap back. Retries once.
    target.current = { ...pendingTarget, isRetry: true };
    scrollTo(pendingTarget.index);
  };
  const handleScroll = (): void => {
    if (target.current === null) setShownIndex(visibleIndex());
  };
  // The visitor may have scrolled before hydration.
  // oxlint-disable-next-line react/exhaustive-deps -- once
  useEffect(handleScroll, []);

  const handlers = {
    onScroll: handleScroll,
    onScrollEnd: handleScrollEnd,
    onPointerDown: clearTarget,
    onWheel: clearTarget,
  };
  return { track, index: Math.min(shownIndex, last), show, jump, handlers };
};
