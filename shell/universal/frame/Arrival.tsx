import { useEffect, useRef, useState, useSyncExternalStore, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '@caravan/shared/ui';

/** The title is written again where an answer comes after its page. */
const followTitle = (onChange: () => void): (() => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document.head, { childList: true, subtree: true });
  return () => observer.disconnect();
};

/** The title of the page at `pathname`; that of the next one is written before it is drawn. */
const titleAt = (pathname: string): string => (window.location.pathname === pathname ? document.title : '');

/**
 * What a browser does with a new document, where a page is shown in place of another: its title is said, and the focus
 * goes to the content where what had it is gone. It says nothing of the first page.
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
    // After the focus, which would cut it short.
    setArrivedAt(pathname);
  }, [pathname]);
  return <VisuallyHidden aria-live="polite">{arrivedAt === pathname ? title : null}</VisuallyHidden>;
};
