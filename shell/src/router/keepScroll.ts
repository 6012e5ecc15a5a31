import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;
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
 * Every navigation starts at the top, back and forward restore (SHELL-2). The router's own `<ScrollRestoration>` writes an
 * inline script into the page, which the content security policy would have to know. Gives what the layout calls once a
 * new page is drawn: its height decides how far one can scroll.
 */
export const keepScroll = (view: Window, router: Router): (() => void) => {
  const positions = readPositions(view);
  view.history.scrollRestoration = 'manual';
  router.enableScrollRestoration(positions, () => view.scrollY);
  view.addEventListener('pagehide', () => {
    positions[router.state.location.key] = view.scrollY;
    try {
      view.sessionStorage.setItem(KEY, JSON.stringify(positions));
    } catch {
      // Blocked storage: positions hold for this page view only.
    }
  });
  const toPlace = (restore: number | false | null): void => {
    if (restore === false) return;
    if (typeof restore === 'number') return view.scrollTo(0, restore);
    const target = view.document.getElementById(idOf(router.state.location.hash));
    if (target) return target.scrollIntoView();
    view.scrollTo(0, 0);
  };
  const reloaded = positions[router.state.location.key];
  if (
    reloaded !== undefined &&
    view.performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type !== 'navigate')
  ) {
    view.scrollTo(0, reloaded);
  }
  let shown = router.state.location.key;
  return () => {
    const { location, restoreScrollPosition, preventScrollReset } = router.state;
    if (location.key === shown) return;
    shown = location.key;
    toPlace(preventScrollReset ? false : restoreScrollPosition);
  };
};
