import { routerAt } from '../../testing/routerAt';
import type { PageEnd } from '../../universal/router/loadPage';
import { endLeftNavigation } from './endLeftNavigation';

/** Creates a router that loads `/frame` as a document, and restores its page from the browser's cache after `leave`. */
const restorePage = async (leave: boolean) => {
  const load = jest.fn(({ pathname }: URL) =>
    pathname === '/frame' ? new Promise<PageEnd>(() => undefined) : Promise.resolve({ match: null, failure: null }),
  );
  const router = routerAt('/home?page=2', load);
  endLeftNavigation({ view: window, router });
  if (leave) void router.navigate('/frame');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await new Promise((resolve) => setTimeout(resolve));
  return { router, loaded: load.mock.calls.map(([{ pathname }]) => pathname) };
};

it('ends the navigation to the document from which Back returns [SHELL-26]', async () => {
  const { router, loaded } = await restorePage(true);
  expect(router.state()).toMatchObject({ next: null, location: { pathname: '/home', search: '?page=2' } });
  expect([loaded, window.location.pathname]).toEqual([['/frame', '/home'], '/home']);
});

it('loads nothing if no navigation is running', async () => {
  expect((await restorePage(false)).loaded).toEqual([]);
});
