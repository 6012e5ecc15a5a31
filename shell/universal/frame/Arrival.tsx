import { useEffect, useRef, useState, useSyncExternalStore, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '@caravan/shared/ui';

/** Calls `onChange` when the title changes, for example after a late answer. */
const followTitle = (onChange: () => void): (() => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document.head, { childList: true, subtree: true });
  return () => observer.disconnect();
};

/** Returns the title if it belongs to `pathname`. The next page's title is set before that page is rendered. */
const titleAt = (pathname: string): string => (window.location.pathname === pathname ? document.title : '');

/**
 * Announces the title of each page after the first, as a browser does for a new document. Moves the focus to the content if
 * the focused element was removed.
 */
export const Arrival = (): ReactElement => {
  const { pathname } = useLocation();
  const title = useSyncExternalStore(
    followTitle,
    () => titleAt(pathname),
    () => '',
  );
  const before = useRef(pathname);
  const [arrivedAt, setArrivedAt] = useState<string | null>(null);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const { activeElement, body } = document;
    if (!activeElement || activeElement === body) {
      document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
    }
    // After the focus change, which would interrupt the announcement.
    setArrivedAt(pathname);
  }, [pathname]);
  return <VisuallyHidden aria-live="polite">{arrivedAt === pathname ? title : null}</VisuallyHidden>;
};
