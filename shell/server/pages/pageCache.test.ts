import { createPageCache, type ReadyPage } from './pageCache';

const empty = Buffer.alloc(0);
const pageOf = (text: string): ReadyPage => ({
  status: 200,
  headers: {},
  body: { plain: Buffer.from(text), br: () => empty, gzip: empty, hash: '' },
  tag: '',
  isCacheable: true,
  versions: [],
  isFramed: false,
  framedBy: [],
  links: [],
  staleSince: null,
});

const home = { revision: 1, name: '/home' };

const openCache = (maxPages = 100, staleMs = 0, isAllowed = () => true, maxBytes = 1e6) => {
  const clock = { now: 1 };
  const options = { freshMs: 3000, staleMs, staleIfErrorMs: 1_000_000, maxPages, maxBytes };
  const cache = createPageCache(options, () => clock.now, isAllowed);
  const rendered: string[] = [];
  const get = async (name: string, isCacheable = true): Promise<string> => {
    const page = await cache.get({ revision: 1, name }, async () => {
      rendered.push(name);
      return { ...pageOf(`${name} ${rendered.length}`), isCacheable };
    });
    return page.body.plain.toString();
  };
  return { cache, clock, rendered, get };
};

describe('the page cache', () => {
  it('renders a page once for simultaneous requests', async () => {
    const { get, rendered } = openCache();
    expect(await Promise.all([get('/home'), get('/home'), get('/home')])).toEqual(['/home 1', '/home 1', '/home 1']);
    expect(rendered).toHaveLength(1);
  });

  it('keeps at most the bytes of its limit [REL-3]', async () => {
    const { cache } = openCache(100, 0, undefined, 25_000);
    const getLarge = (name: string) => cache.get({ revision: 1, name }, async () => pageOf('x'.repeat(10_000)));
    for (const name of ['/a', '/b', '/c']) await getLarge(name);
    const getFailing = (name: string) => cache.get({ revision: 1, name }, () => Promise.reject(new Error('broken')));
    await expect(getFailing('/a')).rejects.toThrow('broken');
    expect((await getFailing('/c')).status).toBe(200);
  });

  it('counts the freshness of a page from the end of its rendering', async () => {
    const { cache, clock } = openCache();
    const page = pageOf('/home');
    const render = jest.fn(() => new Promise<ReadyPage>((resolve) => void finish.push(() => resolve(page))));
    const finish: (() => void)[] = [];
    const first = cache.get(home, render);
    clock.now = 5000;
    const second = cache.get(home, render);
    finish[0]?.();
    await Promise.all([first, second]);
    clock.now = 7999;
    await cache.get(home, render);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('returns a page again while it is fresh [PERF-9]', async () => {
    const { get, clock } = openCache();
    await get('/home');
    clock.now = 3000;
    expect(await get('/home')).toBe('/home 1');
    clock.now = 3001;
    expect(await get('/home')).toBe('/home 2');
  });

  it('returns a stale page while it is rendered once in the background', async () => {
    const { get, clock, rendered } = openCache(100, 10_000);
    await get('/home');
    clock.now = 12_999;
    expect(await Promise.all([get('/home'), get('/home')])).toEqual(['/home 1', '/home 1']);
    expect(rendered).toHaveLength(2);
    expect(await get('/home')).toBe('/home 2');
    clock.now += 13_000;
    expect(await get('/home')).toBe('/home 3');
  });

  it('keeps a stale page if its rendering fails, and tries again', async () => {
    const { cache, get, clock } = openCache(100, 10_000);
    await get('/home');
    clock.now = 5000;
    const textOf = async (rendering: Promise<never>): Promise<string> =>
      (await cache.get(home, () => rendering)).body.plain.toString();
    expect(await textOf(Promise.reject(new Error('rendering')))).toBe('/home 1');
    expect(await get('/home', false)).toBe('/home 1');
    await new Promise(setImmediate);
    expect(await get('/home')).toBe('/home 1');
    await new Promise(setImmediate);
    expect(await get('/home')).toBe('/home 3');
  });

  it('does not cache an incomplete page', async () => {
    const { get } = openCache();
    await get('/home', false);
    expect(await get('/home', false)).toBe('/home 2');
  });

  it('does not cache a failure', async () => {
    const { cache, get } = openCache();
    const failingRender = () => Promise.reject(new Error('rendering'));
    await expect(Promise.all([cache.get(home, failingRender), cache.get(home, failingRender)])).rejects.toThrow(
      'rendering',
    );
    expect(await get('/home')).toBe('/home 1');
  });

  it('keeps a newer page when an older, slower rendering is not cacheable', async () => {
    const { cache, get } = openCache(1);
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
    const first = cache.get(home, async () => {
      await finished;
      return { ...pageOf('late'), isCacheable: false };
    });
    // Another page evicts this one, which is then rendered again.
    await get('/other');
    await get('/home');
    finish();
    await first;
    expect(await get('/home')).toBe('/home 2');
  });

  it('evicts the least recently requested page first [REL-3]', async () => {
    const { get, rendered } = openCache(2);
    await get('/1');
    await get('/2');
    await get('/1');
    await get('/3');
    await get('/3');
    await get('/1');
    expect(rendered).toEqual(['/1', '/2', '/3']);
    await get('/2');
    expect(rendered).toHaveLength(4);
  });
});

describe('the last good page', () => {
  const openLater = async () => {
    const opened = openCache();
    jest.spyOn(Date, 'now').mockReturnValue(7);
    await opened.get('/home');
    opened.clock.now = 500_000;
    return opened;
  };
  const failingRender = () => Promise.reject(new Error('render'));
  const lacksData = async () => ({ ...pageOf('empty'), status: 503, isCacheable: false });
  const textOf = ({ body }: ReadyPage) => body.plain.toString();

  it.each([
    ['the rendering fails', failingRender],
    ['its data is missing', lacksData],
  ])('is returned with its time if %s [REL-2]', async (_why, render) => {
    const { cache } = await openLater();
    const page = await cache.get(home, render);
    expect([textOf(page), page.staleSince]).toEqual(['/home 1', 7]);
    // A stale page is also used after the revision changed, but never for another page.
    expect(textOf(await cache.get({ ...home, revision: 2 }, render))).toBe('/home 1');
    await expect(cache.get({ revision: 1, name: '/help' }, failingRender)).rejects.toThrow('render');
  });

  it('is returned without rendering while the API is unavailable', async () => {
    const { cache, get } = await openLater();
    const render = jest.fn(lacksData);
    expect(textOf(await cache.get(home, render, true))).toBe('/home 1');
    expect(render).not.toHaveBeenCalled();
    expect(await get('/home')).toBe('/home 2');
    expect((await cache.get(home, render)).staleSince).toBeNull();
  });

  it('replaces a stale page while the API is unavailable, so that its time is shown [REL-2]', async () => {
    const { cache, get, clock } = openCache(100, 10_000);
    await get('/home');
    clock.now = 3000;
    expect((await cache.get(home, lacksData, true)).staleSince).toBeNull();
    clock.now = 3001;
    expect((await cache.get(home, lacksData, true)).staleSince).not.toBeNull();
    expect((await cache.get(home, lacksData)).staleSince).toBeNull();
  });

  it('expires', async () => {
    const { cache, clock } = await openLater();
    clock.now = 1_000_002;
    expect(textOf(await cache.get(home, lacksData))).toBe('empty');
  });

  it('is not returned while it is not allowed', async () => {
    let isAllowed = true;
    const { cache, get } = openCache(100, 0, () => isAllowed);
    await get('/home');
    isAllowed = false;
    const later = { ...home, revision: 2 };
    expect(textOf(await cache.get(later, lacksData))).toBe('empty');
    expect(textOf(await cache.get(later, lacksData, true))).toBe('empty');
    await expect(cache.get(later, failingRender)).rejects.toThrow('render');
  });

  it.each([
    ['for a visitor', 0],
    ['in the background', 10_000],
  ])('ends once its address is rendered as missing: %s', async (_for, staleMs) => {
    const { cache, get, clock } = openCache(100, staleMs);
    await get('/home');
    clock.now = 5000;
    await cache.get(home, async () => ({ ...pageOf('gone'), status: 404 }));
    await new Promise(setImmediate);
    expect(textOf(await cache.get({ ...home, revision: 2 }, lacksData))).toBe('empty');
  });

  it('does not exist for incomplete and missing pages', async () => {
    const { cache, get } = openCache();
    await get('/home', false);
    expect(textOf(await cache.get(home, lacksData))).toBe('empty');
    await cache.get(home, async () => ({ ...pageOf('gone'), status: 404 }));
    expect(textOf(await cache.get({ ...home, revision: 2 }, lacksData))).toBe('empty');
  });
});
