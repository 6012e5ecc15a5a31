import type { SiteRouter } from './siteRouter';

export interface NavigationToEnd {
  readonly view: Window;
  readonly router: Pick<SiteRouter, 'state' | 'navigate'>;
}

/**
 * Loads the page again that Back restores from the browser's cache, if a navigation to another document left it. That navigation never
 * ends in the router.
 */
export const endLeftNavigation = ({ view, router }: NavigationToEnd): void =>
  view.addEventListener('pageshow', ({ persisted }) => {
    const { next, location } = router.state();
    if (!persisted || !next) return;
    void router.navigate(location, { replace: true, state: location.state, preventScrollReset: true });
  });
