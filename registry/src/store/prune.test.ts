import type { RemoteDescriptor } from '@caravan/shared/contracts';
import { versionsIn } from '../builds';
import { readRegistry } from '../documents';
import { recordOutcome, readOutcome } from '../evidence';
import { rollbackRemote } from '../rollback';
import { stopRollout } from '../rollout';
import { createTestRegistry } from '../testing/publishing';
import { browserKey } from './keys';
import { pruneVersions } from './prune';

const { keys, site, publish: publishTo, rollOut, preview, edit } = createTestRegistry();
const FAR_FUTURE = '9999-01-01T00:00:00.000Z';

const publish = async (code: string): Promise<RemoteDescriptor> => {
  const current = (await publishTo(code)).remotes['ranking']?.current;
  if (!current) throw new Error('nothing was published');
  return current;
};

const isThere = async ({ entry }: RemoteDescriptor): Promise<boolean> =>
  (await site.store.describe(browserKey('ranking', entry))) !== undefined;
const prune = async (before: string): Promise<string[]> =>
  (await pruneVersions(site.store, keys, before)).map(({ version }) => version);

describe('pruning', () => {
  it('removes unused versions, but neither running ones nor their fallbacks [MFE-14]', async () => {
    const [first, second, third] = [await publish('first'), await publish('second'), await publish('third')];
    expect(await site.store.list('provenance/ranking')).toHaveLength(3);
    expect(await prune(FAR_FUTURE)).toEqual([first.version]);
    expect(await site.store.list('provenance/ranking')).toHaveLength(2);
    expect(await Promise.all([first, second, third].map(isThere))).toEqual([false, true, true]);
    expect(await prune(FAR_FUTURE)).toEqual([]);
    await rollbackRemote(edit(), 'ranking');
  });

  it('keeps versions that were in use since the given time', async () => {
    const first = await publish('first');
    const before = new Date(Date.now() - 1000).toISOString();
    await publish('second');
    await publish('third');
    expect(await prune(before)).toEqual([]);
    expect(await isThere(first)).toBe(true);
  });

  it('keeps the newest version that was seen to work', async () => {
    const working = await publish('good');
    await recordOutcome(site.store, 'ranking', working.version, 'works', 'a page');
    for (const code of ['bad', 'worse', 'worst']) {
      const { version } = await publish(code);
      await recordOutcome(site.store, 'ranking', version, 'failed', 'it threw');
    }
    await prune(FAR_FUTURE);
    expect(await isThere(working)).toBe(true);
  });

  it('removes neither a candidate nor a preview, until they are replaced [MFE-4]', async () => {
    await publish('first');
    const { remotes } = await rollOut('second');
    await preview('third');
    const [candidate, shown] = versionsIn(await readRegistry(site.store, keys)).slice(1);
    expect([candidate, shown].map((each) => each?.entry)).toEqual(['remoteEntry.second.js', 'remoteEntry.third.js']);
    expect(remotes['ranking']?.rollout?.candidate).toEqual(candidate);
    expect(await prune(FAR_FUTURE)).toEqual([]);
    await stopRollout(edit(), 'ranking');
    await preview('fourth');
    expect(await prune(FAR_FUTURE)).toEqual([candidate?.version, shown?.version]);
  });

  it.each([
    ['a publication', publishTo],
    ['a rollout', rollOut],
    ['a preview', preview],
  ])('refuses %s whose uploaded files it removed meanwhile [MFE-2]', async (_what, makeCurrent) => {
    const first = await publish('first');
    await publish('second');
    const { sequence } = await readRegistry(site.store, keys);
    const { store } = site;
    site.store = {
      ...store,
      create: async (key, bytes) => {
        if (key.startsWith('provenance/')) await store.remove(browserKey('ranking', first.entry));
        return store.create(key, bytes);
      },
    };
    await expect(makeCurrent('first')).rejects.toThrow('files of it were removed from the store meanwhile');
    expect((await readRegistry(site.store, keys)).sequence).toBe(sequence);
  });

  it('deletes the notes of a removed version', async () => {
    const { version } = await publish('first');
    await recordOutcome(site.store, 'ranking', version, 'failed', 'it threw');
    await publish('second');
    await publish('third');
    await prune(FAR_FUTURE);
    expect(await readOutcome(site.store, 'ranking', version)).toBeNull();
    await expect(rollbackRemote(edit(), 'ranking', version)).rejects.toThrow(
      `the files of ranking ${version} were removed: publish its sources again`,
    );
  });
});
