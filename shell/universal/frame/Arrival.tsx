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
 * the focus to the content, or on the way back to the element that had it. A placeholder is painted before that, because a change of the
 * focus calculates the layout.
 */
export const Arrival = (): ReactElement => {
  const {
    id,
    location: { pathname },
    leftPages,
    isPlaceholder,
  } = useRouting();
  const title = useSyncExternalStore(
    followTitle,
    () => titleAt(pathname),
    () => '',
  );
  const previous = useRef({ id, pathname });
  /** The focused elements of pages that were left, by the ids of the pages. */
  const focusedElements = useRef(new Map<string, WeakRef<Element>>());
  const [arrivedAt, setArrivedAt] = useState<string | null>(null);
  useEffect(() => {
    const previousPage = previous.current;
    const isSamePath = previousPage.pathname === pathname;
    // The page that was left is hidden, and has the focus until the browser renders.
    const { activeElement } = document;
    if (!isSamePath && activeElement && !focusedElements.current.has(previousPage.id))
      focusedElements.current.set(previousPage.id, new WeakRef(activeElement));
    if (isPlaceholder) return;
    previous.current = { id, pathname };
    if (isSamePath) return;
    const content = document.querySelector<HTMLElement>('#content');
    const focusedBefore = focusedElements.current.get(id)?.deref();
    for (const page of focusedElements.current.keys()) {
      if (!leftPages.some((leftPage) => leftPage.id === page)) focusedElements.current.delete(page);
    }
    if (!activeElement || activeElement === document.body || activeElement === content || !hasBox(activeElement)) {
      const target = focusedBefore instanceof HTMLElement && hasBox(focusedBefore) ? focusedBefore : content;
      target?.focus({ preventScroll: true });
    }
    // After the focus change, which would interrupt the announcement.
    setArrivedAt(pathname);
  }, [id, pathname, leftPages, isPlaceholder]);
  return <VisuallyHidden aria-live="polite">{arrivedAt === pathname ? title : null}</VisuallyHidden>;
};
