import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to an element when the page of a list changes, so that reading goes on at the list's start. */
export const useFocusOnPage = <Target extends HTMLElement>(page: number): RefObject<Target | null> => {
  const target = useRef<Target>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    target.current?.focus({ preventScroll: true });
  }, [page]);
  return target;
};
