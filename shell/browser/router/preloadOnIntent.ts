import type { Remotes } from '../../universal/remotes/remotes';
import { ownedRoute, type OwnedRoute } from '../../universal/router/routes';

/** Loads the remote of a link on hover or focus (SHELL-18), and the data of its page on pointer down, about 100 ms before the click. */
export const preloadOnIntent = (
  document: Document,
  remotes: Remotes,
  load: (url: URL, owned: OwnedRoute) => unknown,
): void => {
  const intended = ({ target }: Event): { url: URL; owned: OwnedRoute } | null => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== document.location.origin) return null;
    // Another tab loads its page itself.
    if (link.target) return null;
    const owned = ownedRoute(remotes.manifest, link.pathname);
    return owned && { url: new URL(link.href), owned };
  };
  const onIntent = (event: Event): void => {
    const found = intended(event);
    if (found) void remotes.open(found.owned.slot);
  };
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent);
  document.addEventListener(
    'pointerdown',
    (event) => {
      const found = event.button === 0 ? intended(event) : null;
      if (found && !found.owned.route.framed) void load(found.url, found.owned);
    },
    { passive: true },
  );
};
