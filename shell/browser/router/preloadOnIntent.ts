import type { Sections } from '../../universal/sections/sections';
import { ownedRoute } from '../../universal/router/routes';

/** Hovering or focusing a link of the site loads the section behind it (SHELL-18). */
export const preloadOnIntent = (document: Document, sections: Sections): void => {
  const onIntent = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== document.location.origin) return;
    // What opens in another tab is loaded there.
    if (link.target) return;
    const owned = ownedRoute(sections.manifest, link.pathname);
    if (owned) void sections.open(owned.slot);
  };
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent);
};
