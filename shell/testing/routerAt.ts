import type { PageEnd } from '../universal/router/loadPage';
import type { RouteMatch } from '../universal/router/routes';
import { createSiteRouter, type SiteRouter, type SiteRouterOptions } from '../browser/router/siteRouter';

interface RouterOptions extends Partial<Pick<SiteRouterOptions, 'ownerOf' | 'routesOf' | 'beforeCommit'>> {
  /** The route of the first page. */
  readonly match?: RouteMatch | null;
  /** The state of the entry of the history. */
  readonly state?: unknown;
}

/** Creates the browser's router at an address of the site. */
export const routerAt = (
  address: string,
  load: (url: URL) => Promise<PageEnd> = async () => ({ match: null, failure: null }),
  { match = null, state = null, ...options }: RouterOptions = {},
): SiteRouter => {
  window.history.replaceState({ usr: state }, '', address);
  return createSiteRouter({
    view: window,
    load,
    ownerOf: () => null,
    routesOf: () => null,
    first: { match, failure: null },
    beforeCommit: () => undefined,
    ...options,
  });
};
