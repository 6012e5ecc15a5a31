import { isPlainClick } from '@caravan/shared/ui';

/** Combines the changes that two links make to the query of `shown`. The later link wins if both change the same parameter. */
export const combineLinks = (shown: URL, earlierLink: URL, laterLink: URL): URL => {
  const combined = new URL(earlierLink);
  for (const name of new Set([...shown.searchParams.keys(), ...laterLink.searchParams.keys()])) {
    const values = laterLink.searchParams.getAll(name);
    if (values.join('\n') === shown.searchParams.getAll(name).join('\n')) continue;
    combined.searchParams.delete(name);
    for (const value of values) combined.searchParams.append(name, value);
  }
  return combined;
};

/**
 * Combines links that change the query of this page and are clicked before their code is loaded. The browser would follow
 * each alone and drop the earlier change. `leave` loads another document.
 */
export const combineEarlyLinks = (
  view: Window,
  leave = (address: string): void => view.location.assign(address),
): void => {
  /** The address that the browser is loading, unless a listener prevented it. */
  let pending: { readonly address: URL; readonly event: Event | null } | null = null;
  const handleClick = (event: MouseEvent): void => {
    if (!isPlainClick(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[href]:not([target], [download])');
    const shown = new URL(view.location.href);
    if (!link || link.origin !== shown.origin || link.pathname !== shown.pathname || link.search === shown.search)
      return;
    const address = new URL(link.href);
    if (!pending || pending.event?.defaultPrevented) {
      pending = { address, event };
      return;
    }
    event.preventDefault();
    pending = { address: combineLinks(shown, pending.address, address), event: null };
    leave(pending.address.href);
  };
  // React stops an event that it cannot handle yet, so the listener is above its root.
  view.addEventListener('click', handleClick, true);
  // The browser shows the page again from its back/forward cache.
  view.addEventListener('pageshow', () => {
    pending = null;
  });
};
