import type { PageEnd } from '../universal/router/loadPage';
import type { OwnedRoute } from '../universal/router/routes';
import { createSiteRouter, type SiteRouter } from '../browser/router/siteRouter';

/** Creates the browser's router at an address of the site. */
export const routerAt = (
  address: string,
  load: (url: URL) => Promise<PageEnd> = async () => ({ owned: null, failure: null }),
  owned: OwnedRoute | null = null,
  ownerOf: (pathname: string) => OwnedRoute | null = () => null,
  beforeCommit = (): void => undefined,
  routesOf: (url: URL) => Promise<unknown> | null = () => null,
): SiteRouter => {
  window.history.replaceState(null, '', address);
  return createSiteRouter({ view: window, load, ownerOf, routesOf, first: { owned, failure: null }, beforeCommit });
};
