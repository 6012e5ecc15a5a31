import { isPlainPress } from '@caravan/shared/ui';

/** The address that two links of the page at `shown` ask for together: the later one wins where both change the same parameter. */
export const together = (shown: URL, earlier: URL, later: URL): URL => {
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
 * Makes links add up that change what this page shows and are pressed one after the other before the code of their part is
 * there: the browser follows each by itself, and would forget the earlier one. `leave` loads another document.
 */
export const addUpEarlyLinks = (
  view: Window,
  leave = (address: string): void => view.location.assign(address),
): void => {
  /** Where the browser is going, unless what listens to the press has prevented it. */
  let asked: { readonly address: URL; readonly press: Event | null } | null = null;
  const handleClick = (event: MouseEvent): void => {
    if (!isPlainPress(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[href]:not([target], [download])');
    const shown = new URL(view.location.href);
    if (!link || link.origin !== shown.origin || link.pathname !== shown.pathname || link.search === shown.search)
      return;
    const address = new URL(link.href);
    if (!asked || asked.press?.defaultPrevented) {
      asked = { address, press: event };
      return;
    }
    event.preventDefault();
    asked = { address: together(shown, asked.address, address), press: null };
    leave(asked.address.href);
  };
  // Above React's root, where it stops an event that it cannot answer yet.
  view.addEventListener('click', handleClick, true);
  // Back, and shown again as it was left.
  view.addEventListener('pageshow', () => {
    asked = null;
  });
};
