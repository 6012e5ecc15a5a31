import { safeStorage } from '@caravan/shared/storage';
import { isObject } from '../../universal/isObject';
import type { SiteRouter } from './siteRouter';

const KEY = 'caravan:scroll';

const parsePositions = (text: string): Record<string, number> => {
  try {
    const stored: unknown = JSON.parse(text);
    return isObject(stored) ? Object.fromEntries(Object.entries(stored).map(([key, y]) => [key, Number(y)])) : {};
  } catch {
    return {};
  }
};

/** The id in a hash, or the raw hash if it cannot be decoded. */
const idOf = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
};

/**
 * Scrolls to the top for a new page and restores the position for back and forward (SHELL-2). React Router's
 * `<ScrollRestoration>` needs an inline script, which the content security policy forbids. Returns a function that the
 * layout calls after a page is rendered, when its height is known.
 */
export const keepScroll = (view: Window, router: Pick<SiteRouter, 'state' | 'subscribe'>): (() => void) => {
  const storage = safeStorage(() => view.sessionStorage);
  const positions = parsePositions(storage.get(KEY) ?? '{}');
  view.history.scrollRestoration = 'manual';
  const currentKey = (): string => router.state().location.key;
  router.subscribe(({ next, location }) => {
    if (next && next !== location) positions[currentKey()] = view.scrollY;
  });
  view.addEventListener('pagehide', () => {
    positions[currentKey()] = view.scrollY;
    storage.set(KEY, JSON.stringify(positions));
  });
  // A position below the end of a page that is still loading. Otherwise 0.
  let pendingY = 0;
  const restore = (y: number): void => {
    view.scrollTo(0, y);
    pendingY = view.scrollY < y - 1 ? y : 0;
  };
  new ResizeObserver(() => {
    if (pendingY) restore(pendingY);
  }).observe(view.document.body);
  const cancelRestore = (): void => {
    pendingY = 0;
  };
  for (const input of ['wheel', 'pointerdown', 'keydown'])
    view.addEventListener(input, cancelRestore, { passive: true });
  const scrollToPosition = (hash: string, saved: number | undefined): void => {
    cancelRestore();
    if (saved !== undefined) return restore(saved);
    const target = view.document.getElementById(idOf(hash));
    if (target) return target.scrollIntoView();
    view.scrollTo(0, 0);
  };
  const savedY = positions[currentKey()];
  if (
    savedY !== undefined &&
    view.performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type !== 'navigate')
  ) {
    restore(savedY);
  }
  let shownKey = currentKey();
  return () => {
    const { location, keepsScroll } = router.state();
    if (location.key === shownKey) return;
    shownKey = location.key;
    if (!keepsScroll) scrollToPosition(location.hash, positions[location.key]);
  };
};
