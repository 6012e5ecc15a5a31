import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { SiteRouter } from '../browser/router/siteRouter';
import { SiteRouterView } from '../browser/router/SiteRouterView';
import { RouteParams } from '../universal/router/RouteParams';
import { ownerOfPath } from './ownerOfPath';
import { routerAt } from './routerAt';

interface TestRouterOptions {
  /** The path of the page's route. By default every address belongs to it. */
  readonly path?: string;
  /** The state of the entry of the history. */
  readonly state?: unknown;
}

/** Creates the router of the browser at an address. `view` renders an element as the page of the route. */
export const testRouter = (address: string, { path = '*', state }: TestRouterOptions = {}) => {
  const ownerOf = ownerOfPath(path);
  const load = async ({ pathname }: URL) => {
    const match = ownerOf(pathname);
    return { match, failure: match ? null : ('not-found' as const) };
  };
  const match = ownerOf(new URL(address, window.location.href).pathname);
  const site = routerAt(address, load, { ownerOf, match, state });
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
  const currentAddress = (): string => {
    const { pathname, search } = router.state().location;
    return pathname + search;
  };
  return { router, view, currentAddress };
};
