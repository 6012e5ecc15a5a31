import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to an element when another page of the same list is shown, so that reading goes on at its start.
 * `list` says which list it is: with other filters the focus stays where they were chosen.
 */
export const useFocusOnPage = <Target extends HTMLElement>(list: string, page: number): RefObject<Target | null> => {
  const target = useRef<Target>(null);
  const shown = useRef({ list, page });
  useEffect(() => {
    const before = shown.current;
    shown.current = { list, page };
    if (before.list === list && before.page !== page) target.current?.focus({ preventScroll: true });
  }, [list, page]);
  return target;
};
