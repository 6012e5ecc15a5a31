import { createStaticHandler, type StaticHandlerContext } from 'react-router-dom';
import { notFound, type LoadArguments, type RemoteContext } from '@caravan/shared/contracts';
import { manifestOf, remoteOf, routeOf } from '../testing/manifests';
import { moduleOf } from '../testing/modules';
import { sourceOf } from '../testing/sources';
import { createSections } from '../remotes/sections';
import { createRoutes, ownedRoute } from './routes';

const ranking = remoteOf('ranking', {
  routes: [routeOf('ranking', '/sales/:id', { params: { id: ['sale', 'hot', 'price'] } })],
});
const statistics = remoteOf('statistics', {
  routes: [
    routeOf('model', '/sales/detail/:type/:id', { params: { type: ['month', 'week'] } }),
    routeOf('list', '/sales/list'),
  ],
});
const viewer = remoteOf('viewer', { routes: [routeOf('viewer', '/car/:id?', { sideMenu: false })] });
const market = remoteOf('market', { routes: [routeOf('model', '/car/model/detail/:id'), routeOf('home', '/home')] });
const manifest = manifestOf([ranking, statistics, viewer, market]);

const ownerOf = (pathname: string) => {
  const owned = ownedRoute(manifest, pathname);
  return owned && `${owned.remote.name}/${owned.route.id}`;
};

describe('the owner of an address', () => {
  it.each([
    ['/sales/hot', 'ranking/ranking'],
    ['/sales/list', 'statistics/list'],
    ['/sales/detail/week/7', 'statistics/model'],
    ['/car', 'viewer/viewer'],
    ['/car/Zeekr', 'viewer/viewer'],
    ['/car/model/detail/7', 'market/model'],
  ])('of %s is %s: static parts come before parameters', (pathname, owner) => {
    expect(ownerOf(pathname)).toBe(owner);
  });

  it.each(['/sales/nonsense', '/sales/HOT', '/sales/detail/day/7', '/sales', '/nowhere', '/'])(
    'is nobody: %s',
    (pathname) => {
      expect(ownerOf(pathname)).toBeNull();
    },
  );
});

const context: RemoteContext = { dispatch: (action) => action, lang: 'en', currency: 'USD', side: 'server' };

/** Runs the loaders of an address, as server and browser do. */
const query = async (address: string, load?: (args: LoadArguments) => Promise<void>, patience = 60_000) => {
  const page = load ? { load } : {};
  const module = moduleOf('a page', { page });
  const pages = { ...module.pages, ranking: async () => ({ page: { Component: () => null, ...page } }) };
  const { source, asked } = sourceOf([{ ...module, pages }]);
  const sections = createSections({ manifest, source, addTexts: () => {}, addParts: () => {} });
  const routes = createRoutes({ sections, context, patience, layout: <p />, failure: <p />, testPage: <p /> });
  const found = await createStaticHandler(routes).query(new Request(`http://site.test${address}`));
  return { found, asked };
};

const statusOf = ({ found }: { readonly found: StaticHandlerContext | Response }): number =>
  found instanceof Response ? found.status : found.statusCode;

describe('an address', () => {
  it('that is `/` goes to /home [SHELL-1]', async () => {
    const { found } = await query('/');
    expect(found instanceof Response && [found.status, found.headers.get('location')]).toEqual([302, '/home']);
  });

  it('that nobody owns is not found: status 404 [SHELL-1]', async () => {
    expect(statusOf(await query('/nowhere'))).toBe(404);
    expect(statusOf(await query('/home/nowhere'))).toBe(404);
  });

  it('whose parameter has none of the declared values is not found, and loads nothing [RNK-10]', async () => {
    const nonsense = await query('/sales/nonsense');
    expect([statusOf(nonsense), nonsense.asked]).toEqual([404, []]);
    expect(statusOf(await query('/sales/hot'))).toBe(200);
  });

  it('is loaded by its page, with its parameters and its address', async () => {
    const load = jest.fn<Promise<void>, [LoadArguments]>(async () => undefined);
    await query('/sales/hot?month=2025-10', load);
    const [args] = load.mock.calls[0] ?? [];
    expect([args?.params, args?.url.search, args?.context]).toEqual([{ id: 'hot' }, '?month=2025-10', context]);
  });

  it('that a page finds to name nothing is not found', async () => {
    const found = await query('/sales/hot', () => {
      throw notFound();
    });
    expect(statusOf(found)).toBe(404);
  });

  it('is not held up by data for longer than the patience: the page is drawn without', async () => {
    const found = await query('/sales/hot', () => new Promise(() => {}), 1);
    expect(statusOf(found)).toBe(200);
  });

  it('of the state of the site is there without any remote', async () => {
    const test = await query('/test');
    expect([statusOf(test), test.asked]).toEqual([200, []]);
  });
});

describe('a page that shows widgets of other sections', () => {
  const fair = remoteOf('fair', { routes: [routeOf('home', '/fair', { widgets: ['ranking/Card'] })] });

  const open = async (load: () => Promise<void>, patience = 60_000) => {
    const { source, asked } = sourceOf([moduleOf('the card', { widget: { load } }), moduleOf('the fair')]);
    const options = { manifest: manifestOf([fair, remoteOf('ranking')]), addTexts: () => {}, addParts: () => {} };
    const sections = createSections({ ...options, source });
    const routes = createRoutes({ sections, context, patience, layout: <p />, failure: <p />, testPage: <p /> });
    const found = await createStaticHandler(routes).query(new Request('http://site.test/fair'));
    return { asked, errors: found instanceof Response ? found : found.errors, sections };
  };

  it('loads them with their data, side by side with itself [MFE-10]', async () => {
    const load = jest.fn(async () => undefined);
    const { asked, sections } = await open(load);
    expect(asked).toEqual([
      ['text-en', 'widget-Card'],
      ['text-en', 'page-home'],
    ]);
    expect(load).toHaveBeenCalledWith(context);
    expect(sections.state('ranking/Card').status).toBe('ready');
  });

  it.each<[string, () => Promise<void>]>([
    ['rejects', () => Promise.reject(new Error('no data'))],
    [
      'throws at once',
      () => {
        throw new Error('boom');
      },
    ],
  ])('does not fail with one whose loading %s [MFE-5]', async (_how, load) => {
    expect((await open(load)).errors).toBeNull();
  });

  it('does not wait for one that hangs', async () => {
    expect((await open(() => new Promise(() => {}), 1)).errors).toBeNull();
  });
});
