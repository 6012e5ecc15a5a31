/** @jest-environment node */
import { movedTo, notFound, type LoadArguments, type RemoteContext } from '@caravan/shared/contracts';
import { createRemotes } from '../remotes/remotes';
import { cardOf, fourRemotes, homeOf, manifestOf, remoteOf, routeOf } from '../../testing/manifests';
import { moduleOf } from '../../testing/modules';
import { sourceOf } from '../../testing/sources';
import { pageLoader, type PageEnd } from './loadPage';

const manifest = fourRemotes();

const context: RemoteContext = {
  dispatch: (action) => action,
  getState: () => ({}),
  lang: 'en',
  currency: 'USD',
  country: 'georgia',
  today: '2026-11-22',
  side: 'server',
};

/** Loads an address, as server and browser do. */
const loadAddress = async (address: string, load?: (args: LoadArguments) => Promise<void>, dataTimeoutMs = 60_000) => {
  const onError = jest.fn();
  const page = load ? { load } : {};
  const module = moduleOf('a page', { page });
  const { home } = module.pages;
  if (!home) throw new Error('the module has no page');
  const { source, requestedChunks } = sourceOf([{ ...module, pages: { ranking: home } }]);
  const remotes = createRemotes({ manifest, source, addTexts: () => {}, addParts: () => {} });
  const end = await pageLoader({ remotes, context, dataTimeoutMs, onError })(new URL(address, 'http://site.test'));
  return { end, requestedChunks, onError };
};

const failureOf = ({ end }: { readonly end: PageEnd }): string | null =>
  'redirect' in end ? end.redirect : end.failure;

describe('an address', () => {
  it('that is `/` goes to /home [SHELL-1]', async () => {
    expect((await loadAddress('/')).end).toEqual({ redirect: '/home' });
    expect((await loadAddress('/?accountId=7')).end).toEqual({ redirect: '/home?accountId=7' });
  });

  it('that no route matches is not found [SHELL-1]', async () => {
    expect(failureOf(await loadAddress('/nowhere'))).toBe('not-found');
    expect(failureOf(await loadAddress('/home/nowhere'))).toBe('not-found');
  });

  it('with an undeclared parameter value is not found and loads nothing [RNK-10]', async () => {
    const nonsense = await loadAddress('/sales/nonsense');
    expect([failureOf(nonsense), nonsense.requestedChunks]).toEqual(['not-found', []]);
    expect(failureOf(await loadAddress('/sales/hot'))).toBeNull();
  });

  it('is loaded by its page, with its parameters and its address', async () => {
    const load = jest.fn<Promise<void>, [LoadArguments]>(async () => undefined);
    await loadAddress('/sales/hot?month=2025-10', load);
    const [args] = load.mock.calls[0] ?? [];
    expect([args?.params, args?.url.search, args?.context]).toEqual([{ id: 'hot' }, '?month=2025-10', context]);
  });

  it('whose item does not exist is not found', async () => {
    const found = await loadAddress('/sales/hot', () => {
      throw notFound();
    });
    expect(failureOf(found)).toBe('not-found');
  });

  it('that the page moves to another path is redirected', async () => {
    const found = await loadAddress('/sales/hot', () => {
      throw movedTo('/cars?brand=byd');
    });
    expect(found.end).toEqual({ redirect: '/cars?brand=byd' });
  });

  it('reports an error of the page’s loader with its slot', async () => {
    const error = new TypeError('boom');
    const found = await loadAddress('/sales/hot', () => Promise.reject(error));
    expect(failureOf(found)).toBe('failed');
    expect(found.onError).toHaveBeenCalledWith({ remote: 'ranking', part: 'ranking' }, error);
  });

  it('that is not found does not count as a failure of its page', async () => {
    const { onError } = await loadAddress('/sales/hot', () => Promise.reject(notFound()));
    expect(onError).not.toHaveBeenCalled();
  });

  it('renders the page without its data after the timeout', async () => {
    expect(failureOf(await loadAddress('/sales/hot', () => new Promise(() => {}), 1))).toBeNull();
  });

  it('of /test needs no remote', async () => {
    const test = await loadAddress('/test');
    expect([failureOf(test), test.requestedChunks]).toEqual([null, []]);
  });
});

describe('a page whose remote failed to load before', () => {
  const open = (modules: Parameters<typeof sourceOf>[0]) => {
    const { source, requestedChunks } = sourceOf(modules);
    const remotes = createRemotes({ manifest, source, addTexts: () => {}, addParts: () => {} });
    const load = pageLoader({ remotes, context, dataTimeoutMs: 60_000 });
    return { requestedChunks, remotes, go: () => load(new URL('http://site.test/home')) };
  };
  const slot = homeOf('market');
  const failure = new Error('offline');

  it('is loaded again by a navigation [SHELL-18] [MFE-5]', async () => {
    const { requestedChunks, remotes, go } = open([failure, moduleOf('a page')]);
    expect((await remotes.open(slot)).status).toBe('failed');
    await go();
    expect(remotes.state(slot).status).toBe('ready');
    await go();
    expect(requestedChunks).toHaveLength(2);
  });

  it('is requested once per navigation while it fails', async () => {
    const { requestedChunks, remotes, go } = open([failure, failure, failure]);
    await go();
    expect(requestedChunks).toHaveLength(1);
    await Promise.all([go(), go()]);
    expect(requestedChunks).toHaveLength(2);
    expect(remotes.state(slot).status).toBe('failed');
  });
});

describe('a page that shows widgets of other remotes', () => {
  const fair = remoteOf('fair', { routes: [routeOf('home', '/fair', { widgets: [cardOf('ranking')] })] });

  const open = async (load: () => Promise<void>, dataTimeoutMs = 60_000) => {
    const { source, requestedChunks } = sourceOf([
      moduleOf('the fair', { page: { widgets: () => [{ slot: cardOf('ranking'), given: { brand: 'Zeekr' } }] } }),
      moduleOf('the card', { widget: { load } }),
    ]);
    const options = { manifest: manifestOf([fair, remoteOf('ranking')]), addTexts: () => {}, addParts: () => {} };
    const remotes = createRemotes({ ...options, source });
    const end = await pageLoader({ remotes, context, dataTimeoutMs })(new URL('http://site.test/fair'));
    return { requestedChunks, failure: failureOf({ end }), remotes };
  };

  it('loads them with their data and props in parallel with itself [MFE-10]', async () => {
    const load = jest.fn(async () => undefined);
    const { requestedChunks, remotes } = await open(load);
    expect(requestedChunks).toEqual([
      ['text-en', 'text-home-en', 'page-home'],
      ['text-en', 'text-Card-en', 'widget-Card'],
    ]);
    const url = new URL('http://site.test/fair');
    expect(load).toHaveBeenCalledWith({ context, given: { brand: 'Zeekr' }, url });
    expect(remotes.state(cardOf('ranking')).status).toBe('ready');
  });

  it.each<[string, () => Promise<void>]>([
    ['rejects', () => Promise.reject(new Error('no data'))],
    [
      'throws at once',
      () => {
        throw new Error('boom');
      },
    ],
  ])('does not fail if the load of a widget %s [MFE-5]', async (_how, load) => {
    expect((await open(load)).failure).toBeNull();
  });

  it('does not wait for a widget that hangs', async () => {
    expect((await open(() => new Promise(() => {}), 1)).failure).toBeNull();
  });
});
