import type { SiteRouter } from './siteRouter';

const KEY = 'caravan:scroll';

const readPositions = (view: Window): Record<string, number> => {
  try {
    const stored: unknown = JSON.parse(view.sessionStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null
      ? Object.fromEntries(Object.entries(stored).map(([key, y]) => [key, Number(y)]))
      : {};
  } catch {
    return {};
  }
};

/** The id that a hash names, taken as it stands where it is no valid encoding. */
const idOf = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
};

/**
 * Every navigation starts at the top, back and forward restore (SHELL-2). React Router's `<ScrollRestoration>` writes an
 * inline script into the page, which the content security policy would have to know. Gives what the layout calls once a
 * new page is drawn: its height decides how far one can scroll.
 */
export const keepScroll = (view: Window, router: Pick<SiteRouter, 'state' | 'subscribe'>): (() => void) => {
  const positions = readPositions(view);
  view.history.scrollRestoration = 'manual';
  const here = (): string => router.state().location.key;
  router.subscribe(({ next, location }) => {
    if (next && next !== location) positions[here()] = view.scrollY;
  });
  view.addEventListener('pagehide', () => {
    positions[here()] = view.scrollY;
    try {
      view.sessionStorage.setItem(KEY, JSON.stringify(positions));
    } catch {
      // Blocked storage: positions hold for this page view only.
    }
  });
  const toPlace = (hash: string, kept: number | undefined): void => {
    if (kept !== undefined) return view.scrollTo(0, kept);
    const target = view.document.getElementById(idOf(hash));
    if (target) return target.scrollIntoView();
    view.scrollTo(0, 0);
  };
  const reloaded = positions[here()];
  if (
    reloaded !== undefined &&
    view.performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type !== 'navigate')
  ) {
    view.scrollTo(0, reloaded);
  }
  let shown = here();
  return () => {
    const { location, keepsScroll } = router.state();
    if (location.key === shown) return;
    shown = location.key;
    if (!keepsScroll) toPlace(location.hash, positions[location.key]);
  };
};
