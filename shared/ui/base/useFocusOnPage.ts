import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to an element when another page of the same list is shown. `list` identifies the list: when its
 * filters change, the focus stays.
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
