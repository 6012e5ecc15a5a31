import type { PageEnd } from '../universal/router/loadPage';
import { createSiteRouter, type SiteRouter } from '../browser/router/siteRouter';

/** The browser's router, standing at an address of this site. */
export const routerAt = (
  address: string,
  load: (url: URL) => Promise<PageEnd> = async () => ({ failure: null }),
): SiteRouter => {
  window.history.replaceState(null, '', address);
  return createSiteRouter({ view: window, load, failure: null });
};
