import { useEffect, useRef, useState, type RefObject } from 'react';

interface Steps {
  /** Counted from 0. */
  readonly current: number;
  readonly go: (step: number) => void;
  /** What scrolls from step to step, each as wide as it. */
  readonly track: RefObject<HTMLDivElement | null>;
  /** Follow the reader's own scrolling, by finger or wheel. */
  readonly trackProps: {
    readonly onScroll: () => void;
    readonly onScrollEnd: () => void;
    readonly onPointerDown: () => void;
    readonly onWheel: () => void;
  };
}

const placeOf = ({ scrollLeft, clientWidth }: HTMLElement): number => Math.round(scrollLeft / clientWidth);

/** The step that is shown of so many, whether chosen or scrolled to. */
export const useSteps = (count: number): Steps => {
  const [current, setCurrent] = useState(0);
  const track = useRef<HTMLDivElement>(null);
  /** Where the track is on its way to: what it passes is not chosen. */
  const goal = useRef<number | null>(null);

  const follow = (): void => {
    const element = track.current;
    if (!element || element.clientWidth === 0) return;
    const shown = placeOf(element);
    if (goal.current === null || goal.current === shown) setCurrent(Math.min(shown, count - 1));
  };
  const letGo = (): void => {
    goal.current = null;
  };
  const arrive = (): void => {
    letGo();
    follow();
  };

  // It may have been scrolled before the browser took over.
  // oxlint-disable-next-line react/exhaustive-deps -- once
  useEffect(follow, []);

  return {
    current,
    go: (step) => {
      if (step < 0 || step >= count) return;
      setCurrent(step);
      const element = track.current;
      if (!element) return;
      goal.current = step === placeOf(element) ? null : step;
      element.scrollLeft = step * element.clientWidth;
    },
    track,
    trackProps: {
      onScroll: follow,
      onScrollEnd: arrive,
      onPointerDown: letGo,
      onWheel: letGo,
    },
  };
};
