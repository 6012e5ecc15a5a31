import { isPlainClick } from '@caravan/shared/ui';

/** Combines the changes that two links make to the query of `shown`. The later link wins if both change the same parameter. */
export const combineLinks = (shown: URL, earlier: URL, later: URL): URL => {
  const both = new URL(earlier);
  for (const name of new Set([...shown.searchParams.keys(), ...later.searchParams.keys()])) {
    const wanted = later.searchParams.getAll(name);
    if (wanted.join('\n') === shown.searchParams.getAll(name).join('\n')) continue;
    both.searchParams.delete(name);
    for (const value of wanted) both.searchParams.append(name, value);
  }
  return both;
};

/**
 * Combines links that change the query of this page and are clicked before their code is loaded. The browser would follow
 * each alone and drop the earlier change. `leave` loads another document.
 */
export const addUpEarlyLinks = (
  view: Window,
  leave = (address: string): void => view.location.assign(address),
): void => {
  /** The address that the browser is loading, unless a listener prevented it. */
  let asked: { readonly address: URL; readonly event: Event | null } | null = null;
  const handleClick = (event: MouseEvent): void => {
    if (!isPlainClick(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[href]:not([target], [download])');
    const shown = new URL(view.location.href);
    if (!link || link.origin !== shown.origin || link.pathname !== shown.pathname || link.search === shown.search)
      return;
    const address = new URL(link.href);
    if (!asked || asked.event?.defaultPrevented) {
      asked = { address, event };
      return;
    }
    event.preventDefault();
    asked = { address: combineLinks(shown, asked.address, address), event: null };
    leave(asked.address.href);
  };
  // React stops an event that it cannot handle yet, so the listener is above its root.
  view.addEventListener('click', handleClick, true);
  // The browser shows the page again from its back/forward cache.
  view.addEventListener('pageshow', () => {
    asked = null;
  });
};
