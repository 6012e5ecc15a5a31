import { useEffect, useRef, useState, useSyncExternalStore, type ReactElement } from 'react';
import { VisuallyHidden } from '@caravan/shared/ui';
import { useRouting } from '../router/RouterView';

/** Calls `onChange` when the title changes, for example after a late answer. */
const followTitle = (onChange: () => void): (() => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document.head, { childList: true, subtree: true });
  return () => observer.disconnect();
};

/** Returns the title if it belongs to `pathname`. The next page's title is set before that page is rendered. */
const titleAt = (pathname: string): string => (window.location.pathname === pathname ? document.title : '');

const hasBox = (element: Element): boolean => element.getClientRects().length > 0;

/**
 * Announces the title of each page after the first, as a browser does for a new document. If the focused element was removed, moves
 * the focus to the content, or on the way back to the element that had it.
 */
export const Arrival = (): ReactElement => {
  const {
    id,
    location: { pathname },
    left,
  } = useRouting();
  const title = useSyncExternalStore(
    followTitle,
    () => titleAt(pathname),
    () => '',
  );
  const before = useRef({ id, pathname });
  /** The focused elements of pages that were left, by the ids of the pages. */
  const focused = useRef(new Map<string, WeakRef<Element>>());
  const [arrivedAt, setArrivedAt] = useState<string | null>(null);
  useEffect(() => {
    const from = before.current;
    before.current = { id, pathname };
    if (from.pathname === pathname) return;
    const content = document.querySelector<HTMLElement>('#content');
    // The page that was left is hidden, and has the focus until the browser renders.
    const { activeElement } = document;
    const returned = focused.current.get(id)?.deref();
    if (activeElement) focused.current.set(from.id, new WeakRef(activeElement));
    for (const page of focused.current.keys()) {
      if (!left.some((kept) => kept.id === page)) focused.current.delete(page);
    }
    if (!activeElement || activeElement === document.body || activeElement === content || !hasBox(activeElement)) {
      const target = returned instanceof HTMLElement && hasBox(returned) ? returned : content;
      target?.focus({ preventScroll: true });
    }
    // After the focus change, which would interrupt the announcement.
    setArrivedAt(pathname);
  }, [id, pathname, left]);
  return <VisuallyHidden aria-live="polite">{arrivedAt === pathname ? title : null}</VisuallyHidden>;
};
