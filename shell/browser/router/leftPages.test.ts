import { routerAt } from '../../testing/routerAt';
import type { PageEnd } from '../../universal/router/loadPage';
import { manifestOf, remoteOf, routeOf } from '../../testing/manifests';
import { matchRoute } from '../../universal/router/routes';

describe('pages that were left', () => {
  const names = ['ranking', 'account', 'prices', 'market'];
  const frame = remoteOf('frame', { routes: [routeOf('home', '/frame', { framed: true })] });
  const manifest = manifestOf([...names.map((name) => remoteOf(name)), frame]);
  const ownerOf = (pathname: string) => matchRoute(manifest, pathname);
  const endOf = ({ pathname }: URL): PageEnd =>
    pathname === '/prices' ? { redirect: '/market' } : { match: ownerOf(pathname), failure: null };

  /** Goes from the ranking to the addresses, one after the other. Returns those of the pages that stay. */
  const leftAfter = async (addresses: readonly string[], load = async (url: URL) => endOf(url)) => {
    const router = routerAt('/ranking', load, { match: ownerOf('/ranking'), ownerOf });
    for (const address of addresses) await router.navigate(address);
    return router.state().leftPages.map(({ location }) => location.pathname + location.search);
  };

  it.each([
    [
      ['/account', '/market'],
      ['/account', '/ranking'],
    ],
    [['/ranking?page=2', '/account'], ['/ranking?page=2']],
    [['/account', '/ranking?page=2'], ['/account']],
    [
      ['/account', '/prices'],
      ['/account', '/ranking'],
    ],
    [['/frame', '/account'], []],
  ])('after %j are %j', async (addresses, left) => expect(await leftAfter(addresses)).toEqual(left));

  it('exclude pages that failed', async () => {
    const load = async ({ pathname }: URL) => ({
      match: ownerOf(pathname),
      failure: pathname === '/account' ? ('failed' as const) : null,
    });
    expect(await leftAfter(['/account', '/market'], load)).toEqual(['/ranking']);
  });

  it('exclude pages that were shown only as a placeholder', async () => {
    jest.useFakeTimers();
    const never = new Promise<PageEnd>(() => undefined);
    const load = async (url: URL) => (url.pathname === '/account' ? never : endOf(url));
    const router = routerAt('/ranking', load, { match: ownerOf('/ranking'), ownerOf });
    void router.navigate('/account');
    await jest.advanceTimersByTimeAsync(1000);
    jest.useRealTimers();
    expect(router.state().location.pathname).toBe('/account');
    await router.navigate('/market');
    expect(router.state().leftPages.map(({ location }) => location.pathname)).toEqual(['/ranking']);
  });
});
