import { useEffect, useRef, useState, type RefObject } from 'react';

interface Slides<Track extends HTMLElement> {
  /** The element that scrolls; every slide is as wide as it. */
  readonly track: RefObject<Track | null>;
  /** The slide that shows. */
  readonly index: number;
  /** Shows a slide; one beyond the ends is the last one there. */
  readonly show: (index: number) => void;
  /** The same without moving there in sight: for while something else covers it. */
  readonly jump: (index: number) => void;
  readonly handlers: {
    readonly onScroll: () => void;
    readonly onScrollEnd: () => void;
    readonly onPointerDown: () => void;
    readonly onWheel: () => void;
  };
}

/** Slides in a track that scrolls and snaps: by swipe and wheel it is the browser's, `show` moves it from a program. */
export const useSlides = <Track extends HTMLElement>(count: number): Slides<Track> => {
  const track = useRef<Track>(null);
  const [shown, setShown] = useState(0);
  /** Where the track is being moved to: slides that pass by on the way are not meant. */
  const goal = useRef<{ readonly place: number; readonly again: boolean } | null>(null);
  const last = Math.max(0, count - 1);

  const place = (): number => {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
    return clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : shown;
  };
  const move = (index: number): void => {
    if (track.current) track.current.scrollLeft = index * track.current.clientWidth;
  };
  const show = (index: number): void => {
    const wanted = Math.min(Math.max(index, 0), last);
    goal.current = wanted === place() ? null : { place: wanted, again: false };
    setShown(wanted);
    move(wanted);
  };
  const jump = (index: number): void => {
    goal.current = null;
    setShown(index);
    track.current?.scrollTo({ left: index * track.current.clientWidth, behavior: 'instant' });
  };
  const letGo = (): void => {
    goal.current = null;
  };
  const arrive = (): void => {
    const wanted = goal.current;
    if (wanted === null || wanted.again || wanted.place === place()) {
      letGo();
      setShown(place());
      return;
    }
    // Where the layout of the page changes meanwhile, browsers break off and snap back: once more.
    goal.current = { ...wanted, again: true };
    move(wanted.place);
  };
  const follow = (): void => {
    if (goal.current === null) setShown(place());
  };
  // It may have been scrolled before the browser took over.
  // oxlint-disable-next-line react/exhaustive-deps -- once
  useEffect(follow, []);

  const handlers = {
    onScroll: follow,
    onScrollEnd: arrive,
    onPointerDown: letGo,
    onWheel: letGo,
  };
  return { track, index: Math.min(shown, last), show, jump, handlers };
};
