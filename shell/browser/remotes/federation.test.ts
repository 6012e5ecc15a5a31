/** @jest-environment node */
import { foreignEnvironment } from './environmentCauses';
import {
  fails,
  hang,
  home,
  loadCard,
  loadHome,
  ranking,
  sourceWith,
  working,
  works,
  worksIfIncludes,
} from '../../testing/federation';

describe('the first attempt', () => {
  it('preloads all files of the slot and imports the entry', async () => {
    const { source, imported, preloaded, fetched, outcomes } = sourceWith(works);
    expect(await loadHome(source)).toBe(working);
    expect(preloaded).toEqual(
      ['entry.v2.js', 'remote.v2.js', 'text-en.v2.js', 'shared.v2.js', 'page.v2.js'].map(
        (file) => `/remotes/ranking/${file} sha384-of-${file}`,
      ),
    );
    expect(imported).toEqual(['/remotes/ranking/entry.v2.js']);
    expect(fetched).toEqual([]);
    expect(outcomes()).toEqual(['v2 /remotes/ranking/entry.v2.js ready']);
  });

  it('imports nothing if a page without room for preloads fetches a changed file [MFE-7]', async () => {
    const refuse = () => Promise.reject(new TypeError('integrity'));
    const { source, imported } = sourceWith(works, refuse, foreignEnvironment, false);
    await expect(loadHome(source)).rejects.toMatchObject({ kind: 'network' });
    expect(imported).toEqual([]);
  });
});

describe('a failed attempt', () => {
  it('is followed by the same version at another address, with verified files [MFE-5]', async () => {
    const { source, imported, fetched, outcomes } = sourceWith(worksIfIncludes('~2'));
    await loadHome(source);
    expect(imported).toEqual(['/remotes/ranking/entry.v2.js', '/remotes/ranking~2/entry.v2.js']);
    expect(fetched).toEqual(
      ['entry.v2.js', 'remote.v2.js', 'text-en.v2.js', 'shared.v2.js', 'page.v2.js'].map(
        (file) => `/remotes/ranking~2/${file} sha384-of-${file}`,
      ),
    );
    expect(outcomes()).toEqual(['v2 /remotes/ranking/entry.v2.js network', 'v2 /remotes/ranking~2/entry.v2.js ready']);
  });

  it('leads to the last good version, with the integrity of its file list [MFE-5]', async () => {
    const { source, imported, fetched } = sourceWith(worksIfIncludes('entry.v1.js'));
    await loadHome(source);
    expect(imported.at(-1)).toBe('/remotes/ranking~3/entry.v1.js');
    expect(fetched.filter((address) => address.includes('~3'))).toEqual([
      '/remotes/ranking~3/versions/v1.json?at=7',
      '/remotes/ranking~3/entry.v1.js sha384-entry-v1',
      '/remotes/ranking~3/remote.v1.js sha384-remote-v1',
      '/remotes/ranking~3/text-en.v1.js sha384-text-v1',
      '/remotes/ranking~3/page.v1.js sha384-page-v1',
    ]);
  });

  it.each([
    ['http', 'its file was removed', async () => new Response('No such file', { status: 404 })],
    ['network', 'the server is not reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['network', 'the server is overloaded', async () => new Response(null, { status: 503 })],
    ['contract', 'its file list is invalid', async () => Response.json({ entry: 'entry.v1.js' })],
  ])('is reported as %s if %s', async (kind, _why, respond) => {
    const { source, loads } = sourceWith(fails, respond);
    await expect(loadHome(source)).rejects.toMatchObject({
      kind,
      remote: 'ranking',
      version: 'v1',
    });
    expect(loads).toHaveLength(3);
  });

  it('runs no file of a version if one file fails verification [MFE-7]', async () => {
    const refuse = async (address: string): Promise<Response> => {
      if (address.includes('text-en')) throw new TypeError('integrity');
      return new Response('code');
    };
    const { source, imported } = sourceWith(fails, refuse);
    await expect(loadHome(source, { ...ranking, previous: null })).rejects.toMatchObject({ kind: 'network' });
    expect(imported).toEqual(['/remotes/ranking/entry.v2.js']);
  });

  it('includes an error of the caller’s function', async () => {
    const { source, outcomes } = sourceWith(works);
    let times = 0;
    const used = await source.load(ranking, home, async () => {
      times += 1;
      if (times < 3) throw new Error('no such page');
      return 'the earlier page';
    });
    expect(used).toBe('the earlier page');
    expect(outcomes().at(-1)).toBe('v1 /remotes/ranking~3/entry.v1.js ready');
  });

  it('is followed by the same version alone if there is no earlier one', async () => {
    const { source, imported } = sourceWith(fails);
    await expect(loadHome(source, { ...ranking, previous: null })).rejects.toMatchObject({ kind: 'network' });
    expect(imported).toEqual(['/remotes/ranking/entry.v2.js', '/remotes/ranking~2/entry.v2.js']);
  });

  it('does not prevent a later retry, which uses new addresses [MFE-5]', async () => {
    let down = true;
    const { source, imported, fetched } = sourceWith(() => (down ? fails() : works()));
    await expect(loadHome(source)).rejects.toMatchObject({
      kind: 'network',
    });
    down = false;
    expect(await loadHome(source)).toBe(working);
    expect(imported).toHaveLength(4);
    expect(imported[3]).toBe('/remotes/ranking~4/entry.v2.js');
    // A retry verifies every file before the import.
    expect(fetched).toContain('/remotes/ranking~4/entry.v2.js sha384-of-entry.v2.js');
  });
});

describe('an attempt that hangs', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  /** Advances the fake time, then lets the real event loop read the files that are requested. */
  const pass = async (milliseconds: number): Promise<void> => {
    await jest.advanceTimersByTimeAsync(milliseconds);
    for (let round = 0; round < 50; round += 1) await new Promise((next) => setImmediate(next));
  };

  const watch = (load: Promise<unknown>) => {
    const observed = { outcome: 'not yet' };
    load.then(
      () => (observed.outcome = 'ready'),
      (error: unknown) => (observed.outcome = String(error)),
    );
    return observed;
  };

  it('fails after 5 s, and all attempts after 15 s [MFE-5]', async () => {
    const { source, loads } = sourceWith(hang);
    const load = watch(loadHome(source));
    await pass(4999);
    expect(loads).toHaveLength(0);
    await pass(1);
    expect(loads).toHaveLength(1);
    await pass(5000);
    await pass(4999);
    expect([loads.length, load.outcome]).toEqual([2, 'not yet']);
    await pass(1);
    expect(load.outcome).toContain('could not be loaded (timeout)');
    expect(loads.map(({ outcome, milliseconds }) => [outcome, milliseconds])).toEqual([
      ['timeout', 5000],
      ['timeout', 5000],
      ['timeout', 5000],
    ]);
  });

  it('fails likewise if files never arrive [MFE-5]', async () => {
    const { source, imported } = sourceWith(fails, hang);
    const load = watch(loadHome(source));
    await pass(5000);
    await pass(5000);
    expect(load.outcome).toContain('(timeout)');
    expect(imported).toHaveLength(1);
  });

  it('does not affect the next address [MFE-5]', async () => {
    const { source } = sourceWith((entry) => (entry.includes('~2') ? works() : hang()));
    const load = watch(loadHome(source));
    await pass(5000);
    expect(load.outcome).toBe('ready');
  });
});

describe('the next slot of a remote', () => {
  it('uses the loaded version without importing it again', async () => {
    const { source, imported, preloaded } = sourceWith(works);
    await loadHome(source);
    preloaded.length = 0;
    expect(await loadCard(source)).toBe(working);
    expect(imported).toHaveLength(1);
    expect(preloaded).toContain('/remotes/ranking/widget.v2.js sha384-of-widget.v2.js');
  });

  it('does not use an address that has failed', async () => {
    const { source, outcomes } = sourceWith(worksIfIncludes('~2'));
    await loadHome(source);
    await loadCard(source);
    expect(outcomes().slice(2)).toEqual(['v2 /remotes/ranking~2/entry.v2.js ready']);
  });

  it('shares an import that is running', async () => {
    const { source, imported } = sourceWith(works);
    await Promise.all([loadHome(source), loadCard(source)]);
    expect(imported).toHaveLength(1);
  });
});

describe('a version that throws while rendering', () => {
  it('is replaced by the last good one, once [MFE-5]', async () => {
    const { source, outcomes } = sourceWith(works);
    await loadHome(source);
    expect(source.excludeVersion(ranking, new Error('boom'))).toBe(true);
    await loadHome(source);
    expect(outcomes().at(-1)).toBe('v1 /remotes/ranking~6/entry.v1.js ready');
    expect(source.excludeVersion(ranking, new Error('boom'))).toBe(false);
  });

  it('is tried again on a retry, if the last good one threw as well', async () => {
    const { source, outcomes } = sourceWith(works);
    await loadHome(source);
    source.excludeVersion(ranking, new Error('boom'));
    await loadHome(source);
    source.excludeVersion(ranking, new Error('boom'));
    await loadHome(source);
    expect(outcomes().at(-1)).toBe('v2 /remotes/ranking~7/entry.v2.js ready');
  });

  it('is not replaced if there is no other version', async () => {
    const alone = { ...ranking, previous: null };
    const { source } = sourceWith(works);
    await loadHome(source, alone);
    expect(source.excludeVersion(alone, new Error('boom'))).toBe(false);
  });

  it('is not replaced by a version that does not load', async () => {
    const { source } = sourceWith(worksIfIncludes('entry.v1.js'));
    await loadHome(source);
    expect(source.excludeVersion(ranking, new Error('boom'))).toBe(false);
  });
});

describe('a version whose files were removed', () => {
  const respondGone = async (address: string): Promise<Response> => {
    if (address.endsWith('/versions/current.json'))
      return Response.json({ version: 'v9', entry: 'entry.v9.js', contract: ranking.contract });
    if (address.includes('/versions/v9.json'))
      return Response.json({
        entry: 'entry.v9.js',
        chunks: { remote: ['remote.v9.js'], 'page-home': ['page.v9.js'] },
        integrity: { 'entry.v9.js': 'sha384-9', 'remote.v9.js': 'sha384-9', 'page.v9.js': 'sha384-9' },
        descriptions: {},
      });
    if (address.includes('.v9.js')) return new Response('code');
    // The error of browsers for an answer with the wrong integrity.
    throw new TypeError('Failed to fetch');
  };

  it('is replaced by the one that the site runs, without a reload [MFE-14]', async () => {
    const { source, imported, outcomes } = sourceWith(worksIfIncludes('entry.v9.js'), respondGone);
    expect(await loadHome(source)).toBe(working);
    expect(imported.at(-1)).toBe('/remotes/ranking~4/entry.v9.js');
    expect(outcomes().at(-1)).toBe('v9 /remotes/ranking~4/entry.v9.js ready');
    expect(await loadHome(source)).toBe(working);
    expect(outcomes().at(-1)).toContain('v9');
  });

  it("is asked for at the page's origin, where the visitor's cookie is [MFE-14]", async () => {
    const base = 'https://cdn.example/remotes/ranking/';
    const requested: string[] = [];
    const { source, imported } = sourceWith(worksIfIncludes('entry.v9.js'), (address) => {
      requested.push(address);
      return respondGone(address);
    });
    await loadHome(source, { ...ranking, base, chunks: {} });
    expect(requested).toContain('/remotes/ranking/versions/current.json');
    expect(imported.at(-1)).toBe('https://cdn.example/remotes/ranking~4/entry.v9.js');
  });

  it('is also replaced if a rendered page requests a removed file, once per page view [MFE-14]', async () => {
    const { source, outcomes } = sourceWith(works, respondGone);
    const noFile = new TypeError('Failed to fetch dynamically imported module: /remotes/ranking/chart.js');
    await loadHome(source);
    expect(source.excludeVersion({ ...ranking, previous: null }, noFile)).toBe(true);
    await loadHome(source);
    expect(outcomes().at(-1)).toBe('v9 /remotes/ranking~7/entry.v9.js ready');
    expect(source.excludeVersion({ ...ranking, previous: null }, noFile)).toBe(false);
  });
});
