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

/**
 * Announces the title of each page after the first, as a browser does for a new document. Moves the focus to the content if
 * the focused element was removed.
 */
export const Arrival = (): ReactElement => {
  const { pathname } = useRouting().location;
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
    // The page that was left is hidden, and has the focus until the browser renders.
    if (!activeElement || activeElement === body || activeElement.getClientRects().length === 0) {
      document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
    }
    // After the focus change, which would interrupt the announcement.
    setArrivedAt(pathname);
  }, [pathname]);
  return <VisuallyHidden aria-live="polite">{arrivedAt === pathname ? title : null}</VisuallyHidden>;
};
