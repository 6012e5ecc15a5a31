import { createPageCache, type ReadyPage } from './pageCache';

const none = Buffer.alloc(0);
const pageOf = (text: string): ReadyPage => ({
  status: 200,
  headers: {},
  body: { plain: Buffer.from(text), br: () => none, gzip: none, hash: '' },
});

const home = { edition: 1, name: '/home' };

const open = (most = 100, stale = 0) => {
  const clock = { now: 0 };
  const cache = createPageCache({ lifetime: 3000, stale, last: 1_000_000, most }, () => clock.now);
  const made: string[] = [];
  const get = async (name: string, keep = true): Promise<string> => {
    const { page } = await cache.get({ edition: 1, name }, async () => {
      made.push(name);
      return { page: pageOf(`${name} ${made.length}`), keep };
    });
    return page.body.plain.toString();
  };
  return { cache, clock, made, get };
};

describe('the cache of pages', () => {
  it('makes a page once for all who ask at the same time', async () => {
    const { get, made } = open();
    expect(await Promise.all([get('/home'), get('/home'), get('/home')])).toEqual(['/home 1', '/home 1', '/home 1']);
    expect(made).toHaveLength(1);
  });

  it('makes a page once however long that takes, and counts its freshness from then on', async () => {
    const { cache, clock } = open();
    const page = pageOf('/home');
    const made = jest.fn(
      () =>
        new Promise<{ page: ReadyPage; keep: boolean }>(
          (resolve) => void finish.push(() => resolve({ page, keep: true })),
        ),
    );
    const finish: (() => void)[] = [];
    const first = cache.get(home, made);
    clock.now = 5000;
    const second = cache.get(home, made);
    finish[0]?.();
    await Promise.all([first, second]);
    clock.now = 7999;
    await cache.get(home, made);
    expect(made).toHaveBeenCalledTimes(1);
  });

  it('gives a page out again while it is fresh, and no longer [PERF-9]', async () => {
    const { get, clock } = open();
    await get('/home');
    clock.now = 2999;
    expect(await get('/home')).toBe('/home 1');
    clock.now = 3000;
    expect(await get('/home')).toBe('/home 2');
  });

  it('gives a stale page out while one is made for those who come after, once for all who ask', async () => {
    const { get, clock, made } = open(100, 10_000);
    await get('/home');
    clock.now = 12_999;
    expect(await Promise.all([get('/home'), get('/home')])).toEqual(['/home 1', '/home 1']);
    expect(made).toHaveLength(2);
    expect(await get('/home')).toBe('/home 2');
    clock.now += 13_000;
    expect(await get('/home')).toBe('/home 3');
  });

  it('keeps a stale page that cannot be made anew whole, and tries again', async () => {
    const { cache, get, clock } = open(100, 10_000);
    await get('/home');
    clock.now = 5000;
    const textOf = async (make: Promise<never>): Promise<string> =>
      (await cache.get(home, () => make)).page.body.plain.toString();
    expect(await textOf(Promise.reject(new Error('rendering')))).toBe('/home 1');
    expect(await get('/home', false)).toBe('/home 1');
    await new Promise(setImmediate);
    expect(await get('/home')).toBe('/home 1');
    await new Promise(setImmediate);
    expect(await get('/home')).toBe('/home 3');
  });

  it('never mixes two keys', async () => {
    const { get } = open();
    expect([await get('/home'), await get('/help')]).toEqual(['/home 1', '/help 2']);
  });

  it('does not keep a page that is not whole', async () => {
    const { get } = open();
    await get('/home', false);
    expect(await get('/home', false)).toBe('/home 2');
  });

  it('does not keep a failure', async () => {
    const { cache, get } = open();
    const fails = () => Promise.reject(new Error('rendering'));
    await expect(Promise.all([cache.get(home, fails), cache.get(home, fails)])).rejects.toThrow('rendering');
    expect(cache.size()).toBe(0);
    expect(await get('/home')).toBe('/home 1');
  });

  it('does not let a late page that is not kept push out the one that followed', async () => {
    const { cache, get } = open(1);
    let finish = (): void => undefined;
    const late = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const first = cache.get(home, async () => {
      await late;
      return { page: pageOf('late'), keep: false };
    });
    // The one place goes to another page, and then to this one anew.
    await get('/other');
    await get('/home');
    finish();
    await first;
    expect(await get('/home')).toBe('/home 2');
  });

  it('is bounded: what nobody has asked for longest goes first [REL-3]', async () => {
    const { get, cache, made } = open(2);
    await get('/1');
    await get('/2');
    await get('/1');
    await get('/3');
    expect(cache.size()).toBe(2);
    await get('/3');
    await get('/1');
    expect(made).toEqual(['/1', '/2', '/3']);
    await get('/2');
    expect(made).toHaveLength(4);
  });
});

describe('the last good copy of a page', () => {
  const after = async (stale = 0) => {
    const opened = open(100, stale);
    jest.spyOn(Date, 'now').mockReturnValue(7);
    await opened.get('/home');
    opened.clock.now = 500_000;
    return opened;
  };
  const fails = () => Promise.reject(new Error('drawing'));
  const lacksData = async () => ({ page: { ...pageOf('empty'), status: 503 }, keep: false });
  const textOf = ({ page }: { readonly page: ReadyPage }) => page.body.plain.toString();

  it.each([
    ['no page can be drawn', fails],
    ['its data does not come', lacksData],
  ])('is given where %s, with the time that it is of [REL-2]', async (_why, make) => {
    const { cache } = await after();
    const given = await cache.get(home, make);
    expect([textOf(given), given.since]).toEqual(['/home 1', 7]);
    // Also to whoever asks for another edition of the site, and for no other page.
    expect(textOf(await cache.get({ ...home, edition: 2 }, make))).toBe('/home 1');
    await expect(cache.get({ edition: 1, name: '/help' }, fails)).rejects.toThrow('drawing');
  });

  it('is given at once while it is known that no other can be had, and no longer than that', async () => {
    const { cache, get } = await after();
    const make = jest.fn(lacksData);
    expect(textOf(await cache.get(home, make, true))).toBe('/home 1');
    expect(make).not.toHaveBeenCalled();
    expect(await get('/home')).toBe('/home 2');
    expect((await cache.get(home, make)).since).toBeNull();
  });

  it('is given instead of a stale page, too: whoever reads it is to know of when it is [REL-2]', async () => {
    const { cache, get, clock } = open(100, 10_000);
    await get('/home');
    clock.now = 2999;
    expect((await cache.get(home, lacksData, true)).since).toBeNull();
    clock.now = 3000;
    expect((await cache.get(home, lacksData, true)).since).not.toBeNull();
    expect((await cache.get(home, lacksData)).since).toBeNull();
  });

  it('is given for a day or so, and then no more', async () => {
    const { cache, clock } = await after();
    clock.now = 1_000_000;
    expect(textOf(await cache.get(home, lacksData))).toBe('empty');
  });

  it('is none where the page was never whole, or was not found', async () => {
    const { cache, get } = open();
    await get('/home', false);
    expect(textOf(await cache.get(home, lacksData))).toBe('empty');
    await cache.get(home, async () => ({ page: { ...pageOf('gone'), status: 404 }, keep: true }));
    expect(textOf(await cache.get({ ...home, edition: 2 }, lacksData))).toBe('empty');
  });
});
