import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createSiteRouter, type SiteRouter } from '../browser/router/siteRouter';
import { SiteRouterView } from '../browser/router/SiteRouterView';
import { RouteParams } from '../universal/router/RouteParams';
import { ownerOfPath } from './ownerOfPath';

interface TestRouterOptions {
  /** The path of the page's route. By default every address belongs to it. */
  readonly path?: string;
  /** The state of the entry of the history. */
  readonly state?: unknown;
}

/** Creates the router of the browser at an address. `view` renders an element as the page of the route. */
export const testRouter = (address: string, { path = '*', state = null }: TestRouterOptions = {}) => {
  window.history.replaceState({ key: 'first', usr: state }, '', address);
  const ownerOf = ownerOfPath(path);
  const site = createSiteRouter({
    view: window,
    load: ({ pathname }) => {
      const match = ownerOf(pathname);
      return Promise.resolve({ match, failure: match ? null : ('not-found' as const) });
    },
    ownerOf,
    routesOf: () => null,
    first: { match: ownerOf(window.location.pathname), failure: null },
    beforeCommit: () => undefined,
  });
  // A navigation ends outside of the event that began it.
  const router: SiteRouter = {
    ...site,
    subscribe: (listener) =>
      site.subscribe((changed) => (changed.next === null ? act(() => listener(changed)) : listener(changed))),
  };
  const view = (page: ReactElement): ReactElement => (
    <SiteRouterView router={router}>
      <RouteParams>{page}</RouteParams>
    </SiteRouterView>
  );
  return { router, view };
};
