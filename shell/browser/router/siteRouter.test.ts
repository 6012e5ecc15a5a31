import { waitFor } from '@testing-library/dom';
import { routerAt } from '../../testing/routerAt';
import type { PageEnd } from '../../universal/router/loadPage';
import { homeOf, manifestOf, remoteOf, routeOf } from '../../testing/manifests';
import { matchRoute } from '../../universal/router/routes';
import type { SiteRouter } from './siteRouter';

const addressOf = (router: SiteRouter): string => {
  const { pathname, search, hash } = router.state().location;
  return pathname + search + hash;
};

/** Creates a router whose loads the test settles. `loaded` has the requested addresses. */
const withLoads = () => {
  const loaded: string[] = [];
  const resolvers = new Map<string, (end: PageEnd) => void>();
  const router = routerAt('/home', ({ pathname, search }) => {
    loaded.push(pathname + search);
    return new Promise((resolve) => resolvers.set(pathname, resolve));
  });
  return {
    router,
    loaded,
    end: (pathname: string, end: PageEnd = { match: null, failure: null }) => resolvers.get(pathname)?.(end),
  };
};

describe('a navigation', () => {
  it('changes page and address together once the next page is loaded', async () => {
    const { router, end } = withLoads();
    const navigation = router.navigate('/sales/hot?type=1', { state: { from: '/home' } });
    expect([addressOf(router), router.state().next?.pathname]).toEqual(['/home', '/sales/hot']);
    expect(window.location.pathname).toBe('/home');
    end('/sales/hot');
    await navigation;
    expect([addressOf(router), router.state().next]).toEqual(['/sales/hot?type=1', null]);
    expect(router.state().location.state).toEqual({ from: '/home' });
    expect(window.location.pathname + window.location.search).toBe('/sales/hot?type=1');
  });

  it('is cancelled by a later one, whichever is loaded first', async () => {
    const { router, end } = withLoads();
    const first = router.navigate('/sales/hot');
    const second = router.navigate('/car');
    end('/car');
    end('/sales/hot');
    await Promise.all([first, second]);
    expect([addressOf(router), window.location.pathname]).toEqual(['/car', '/car']);
  });

  it('exposes the latest address of the page that is shown [SHELL-25]', async () => {
    const manifest = manifestOf([
      remoteOf('market', { routes: [routeOf('list', '/home'), routeOf('other', '/other')] }),
    ]);
    const match = matchRoute(manifest, '/home');
    let show = (): void => undefined;
    const load = jest.fn(
      () =>
        new Promise<PageEnd>((resolve) => {
          show = () => resolve({ match, failure: null });
        }),
    );
    const router = routerAt('/home', load, { match, ownerOf: (pathname) => matchRoute(manifest, pathname) });
    expect(router.goingTo(match?.slot)).toEqual({ params: {}, search: '' });
    const navigation = router.navigate('/home?energy=electric');
    expect(router.goingTo(match?.slot)).toEqual({ params: {}, search: '?energy=electric' });
    show();
    await navigation;
    expect(router.goingTo(match?.slot)).toEqual({ params: {}, search: '?energy=electric' });
    const leaving = router.navigate('/other?page=2');
    // Unfinished, it would write into the history of a later test.
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    show();
    await leaving;
    expect(router.goingTo(match?.slot)).toBeNull();
  });

  it('begins to load once the routes of the site are there [PERF-12]', async () => {
    const loaded: string[] = [];
    let arrive = (): void => undefined;
    const routes = new Promise<void>((resolve) => (arrive = resolve));
    const router = routerAt(
      '/home',
      async ({ pathname }) => {
        loaded.push(pathname);
        return { match: null, failure: null };
      },
      { routesOf: () => routes },
    );
    const navigation = router.navigate('/car');
    await Promise.resolve();
    expect([router.state().next?.pathname, loaded]).toEqual(['/car', []]);
    arrive();
    await navigation;
    expect([addressOf(router), loaded]).toEqual(['/car', ['/car']]);
  });

  it('follows a redirect', async () => {
    const router = routerAt('/car', async ({ pathname }) =>
      pathname === '/' ? { redirect: '/home' } : { match: null, failure: null },
    );
    await router.navigate('/');
    expect([addressOf(router), window.location.pathname]).toEqual(['/home', '/home']);
  });

  it('to a fragment of the same page loads nothing', async () => {
    const { router, loaded } = withLoads();
    await router.navigate('/home#VehicleFinder');
    expect([addressOf(router), loaded]).toEqual(['/home#VehicleFinder', []]);
  });

  it('encodes an address as browsers do', async () => {
    const router = routerAt('/home');
    await router.navigate('/car/Low-poly Blue');
    expect(addressOf(router)).toBe('/car/Low-poly%20Blue');
  });

  it('to the address that is shown adds no history entry, and loads its page again', async () => {
    const { router, loaded, end } = withLoads();
    const { length } = window.history;
    router.navigator.push('/home', null, { replace: false });
    end('/home');
    await waitFor(() => expect(router.state().next).toBeNull());
    expect([window.history.length, loaded]).toEqual([length, ['/home']]);
  });

  it('that replaces adds no history entry', async () => {
    const router = routerAt('/home');
    const before = window.history.length;
    await router.navigate('/home?page=2', { replace: true, preventScrollReset: true });
    expect([addressOf(router), window.history.length, router.state().keepsScroll]).toEqual([
      '/home?page=2',
      before,
      true,
    ]);
  });
});

describe('a slow navigation to another page', () => {
  const routes = [
    routeOf('home', '/account'),
    routeOf('user', '/account/:id'),
    routeOf('frame', '/frame', { framed: true }),
  ];
  const manifest = manifestOf([remoteOf('ranking'), remoteOf('account', { routes })]);
  const ownerOf = (pathname: string) => matchRoute(manifest, pathname);

  /** Starts a slow navigation from the ranking's page to `to`. `end` ends the loading. */
  const startSlowNavigation = async (to: string) => {
    jest.useFakeTimers();
    let end: (end: PageEnd) => void = () => undefined;
    const load = () => new Promise<PageEnd>((resolve) => (end = resolve));
    const router = routerAt('/ranking', load, { match: ownerOf('/ranking'), ownerOf });
    const navigation = router.navigate(to);
    await jest.advanceTimersByTimeAsync(1000);
    jest.useRealTimers();
    return { router, navigation, end: (result: PageEnd) => end(result), entries: window.history.length };
  };
  afterEach(() => jest.useRealTimers());

  it('shows address and placeholder at once, and loads once they are painted [PERF-10]', async () => {
    const load = jest.fn(async () => ({ match: ownerOf('/account'), failure: null }));
    const router = routerAt('/ranking', load, { match: ownerOf('/ranking'), ownerOf });
    const navigation = router.navigate('/account');
    expect(window.location.pathname).toBe('/account');
    expect(router.state()).toMatchObject({ isPlaceholder: true, match: { slot: homeOf('account') } });
    expect(load).not.toHaveBeenCalled();
    await navigation;
    expect(router.state()).toMatchObject({ isPlaceholder: false, next: null });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('waits 25 ms for the data that has the heading of a page with parameters [PERF-10]', async () => {
    jest.useFakeTimers();
    const load = () => new Promise<PageEnd>(() => undefined);
    const router = routerAt('/ranking', load, { match: ownerOf('/ranking'), ownerOf });
    void router.navigate('/account/7');
    await jest.advanceTimersByTimeAsync(24);
    expect([addressOf(router), router.state().isPlaceholder]).toEqual(['/ranking', false]);
    await jest.advanceTimersByTimeAsync(1);
    expect([addressOf(router), router.state().isPlaceholder]).toEqual(['/account/7', true]);
  });

  it('shows address and layout first, then the page', async () => {
    const { router, navigation, end, entries } = await startSlowNavigation('/account?tab=2');
    const { match, next, location } = router.state();
    expect([addressOf(router), window.location.pathname, match?.slot]).toEqual([
      '/account?tab=2',
      '/account',
      homeOf('account'),
    ]);
    expect(next).toBe(location);
    end({ match, failure: 'not-found' });
    await navigation;
    expect(router.state()).toMatchObject({ location, failure: 'not-found', next: null });
    expect(window.history).toHaveLength(entries);
  });

  it('leaves no history entry after a redirect', async () => {
    const { router, navigation, end, entries } = await startSlowNavigation('/account');
    end({ redirect: '/ranking#top' });
    await Promise.resolve();
    end({ match: ownerOf('/ranking'), failure: null });
    await navigation;
    expect([addressOf(router), window.history.length]).toEqual(['/ranking#top', entries]);
  });

  it.each(['/ranking?page=2', '/account#form', '/frame', '/nowhere'])(
    'stays where it is until it is there: %s',
    async (to) => {
      const { router, navigation, end } = await startSlowNavigation(to);
      expect(addressOf(router)).toBe('/ranking');
      end({ match: null, failure: null });
      await navigation;
      expect(addressOf(router)).toBe(to);
    },
  );
});

describe('back and forward', () => {
  it('load the page again and return to its history entry [SHELL-2]', async () => {
    const router = routerAt('/home');
    await router.navigate('/car', { state: 'here' });
    const { key } = router.state().location;
    window.history.back();
    await waitFor(() => expect(addressOf(router)).toBe('/home'));
    window.history.forward();
    await waitFor(() => expect(addressOf(router)).toBe('/car'));
    expect(router.state().location).toMatchObject({ key, state: 'here' });
  });
});

describe('a history entry that the browser created', () => {
  it('gets a key and keeps it', async () => {
    const router = routerAt('/home');
    const first = router.state().location.key;
    window.location.hash = 'content';
    await waitFor(() => expect(addressOf(router)).toBe('/home#content'));
    const second = router.state().location.key;
    expect(second).not.toBe(first);
    window.history.back();
    await waitFor(() => expect(router.state().location).toMatchObject({ hash: '', key: first }));
    window.history.forward();
    await waitFor(() => expect(router.state().location).toMatchObject({ hash: '#content', key: second }));
  });
});

describe('revalidation of the current page', () => {
  it('changes the result of the load, but not the address', async () => {
    const { router, loaded, end } = withLoads();
    const revalidation = router.revalidate();
    end('/home', { match: null, failure: 'failed' });
    await revalidation;
    expect([addressOf(router), router.state().failure, loaded]).toEqual(['/home', 'failed', ['/home']]);
  });

  it('does not affect a navigation that started meanwhile', async () => {
    const { router, end } = withLoads();
    const revalidation = router.revalidate();
    const endAgain = end;
    const navigation = router.navigate('/car');
    endAgain('/home', { match: null, failure: 'failed' });
    end('/car');
    await Promise.all([revalidation, navigation]);
    expect([addressOf(router), router.state().failure]).toEqual(['/car', null]);
  });
});
