import type { Language } from '@caravan/shared/contracts';
import { manifestOf, remoteOf, routeOf } from '../../testing/manifests';
import { matchRoute } from '../../universal/router/routes';
import { createWidgetRouter } from './widgetRouter';

const manifest = manifestOf([
  remoteOf('ranking', { routes: [routeOf('home', '/sales/:id')] }),
  remoteOf('account', { routes: [routeOf('home', '/account')] }),
]);

const started = async (lang: Language = 'en') => {
  const loaded: string[] = [];
  const left: string[] = [];
  const router = await createWidgetRouter(
    {
      manifest: { ...manifest, lang },
      origin: 'https://site.test',
      load: async (url) => {
        loaded.push(url.pathname + url.search);
        return { match: matchRoute(manifest, url.pathname), failure: null };
      },
      leave: (address) => left.push(address),
    },
    '/sales/sale',
  );
  return { router, loaded, left };
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('shows addresses of its own page in place and leaves for all others [EMB-4]', async () => {
  const { router, loaded, left } = await started();
  router.navigator.push('/sales/hot?page=2');
  await settled();
  expect([loaded, router.state().location.pathname]).toEqual([['/sales/sale', '/sales/hot?page=2'], '/sales/hot']);
  router.navigator.push('/account');
  router.navigator.push('/nowhere');
  await settled();
  expect(left).toEqual(['https://site.test/account', 'https://site.test/nowhere']);
  expect(router.state().location.pathname).toBe('/sales/hot');
});

it('gives links absolute addresses of the site', async () => {
  const { router } = await started();
  expect(router.navigator.createHref('/account?a=1')).toBe('https://site.test/account?a=1');
  expect(router.navigator.createHref({ search: '?page=2' })).toBe('https://site.test/sales/sale?page=2');
});

it('keeps an address that was chosen while another one was loaded again', async () => {
  const { router } = await started();
  const loadedAgain = router.revalidate();
  router.navigator.push('/sales/hot');
  await loadedAgain;
  await settled();
  expect(router.state().location.pathname).toBe('/sales/hot');
});

it('leads out of a Georgian widget to Georgian pages [SHELL-19]', async () => {
  const { router, left } = await started('ge');
  expect(router.navigator.createHref('/account?a=1#b')).toBe('https://site.test/account?a=1&lang=ge#b');
  router.navigator.push('/account');
  await settled();
  expect(left).toEqual(['https://site.test/account?lang=ge']);
});
