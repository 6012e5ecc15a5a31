import { join } from 'node:path';
import { createFolderStore, type ObjectStore } from '@caravan/object-store';
import type { RemoteDescriptor } from '@caravan/shared/contracts';
import { setUpTemporaryFolder } from '@caravan/shared/testing/folders';
import { versionsIn } from '../builds';
import { readRegistry } from '../documents';
import { recordOutcome, readOutcome } from '../evidence';
import { publishRemote, releaseShell } from '../publish';
import { rollbackRemote } from '../rollback';
import { parseSteps, publishPreview, startRollout, stopRollout } from '../rollout';
import { federationOf, freshKeys, writeBuild, writeShell } from '../testing/builds';
import { browserKey } from './keys';
import { pruneVersions } from './prune';

const keys = freshKeys();
const folder = setUpTemporaryFolder();
const FAR_FUTURE = '9999-01-01T00:00:00.000Z';
let store: ObjectStore;
const edit = () => ({ store, keys, by: 'team', why: 'a reason' });

const build = (code: string) => {
  const dist = join(folder.path, 'dist');
  writeBuild(dist, 'ranking', code);
  return { ...edit(), federation: federationOf('ranking'), dist };
};
const publish = async (code: string): Promise<RemoteDescriptor> => {
  const { remotes } = await publishRemote(build(code));
  const current = remotes['ranking']?.current;
  if (!current) throw new Error('nothing was published');
  return current;
};

beforeEach(async () => {
  store = createFolderStore(join(folder.path, 'store'));
  const dist = join(folder.path, 'shell');
  writeShell(dist);
  await releaseShell({ ...edit(), dist, isAlone: true });
});

const isThere = async ({ entry }: RemoteDescriptor): Promise<boolean> =>
  (await store.describe(browserKey('ranking', entry))) !== undefined;
const prune = async (before: string): Promise<string[]> =>
  (await pruneVersions(store, keys, before)).map(({ version }) => version);

describe('pruning', () => {
  it('removes unused versions, but neither running ones nor their fallbacks [MFE-14]', async () => {
    const [first, second, third] = [await publish('first'), await publish('second'), await publish('third')];
    expect(await store.list('provenance/ranking')).toHaveLength(3);
    expect(await prune(FAR_FUTURE)).toEqual([first.version]);
    expect(await store.list('provenance/ranking')).toHaveLength(2);
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
    await recordOutcome(store, 'ranking', working.version, 'works', 'a page');
    for (const code of ['bad', 'worse', 'worst']) {
      const { version } = await publish(code);
      await recordOutcome(store, 'ranking', version, 'failed', 'it threw');
    }
    await prune(FAR_FUTURE);
    expect(await isThere(working)).toBe(true);
  });

  it('removes neither a candidate nor a preview, until they are replaced [MFE-4]', async () => {
    await publish('first');
    const { remotes } = await startRollout(build('second'), { steps: parseSteps('10') });
    await publishPreview(build('third'));
    const [candidate, preview] = versionsIn(await readRegistry(store, keys)).slice(1);
    expect([candidate, preview].map((each) => each?.entry)).toEqual(['remoteEntry.second.js', 'remoteEntry.third.js']);
    expect(remotes['ranking']?.rollout?.candidate).toEqual(candidate);
    expect(await prune(FAR_FUTURE)).toEqual([]);
    await stopRollout(edit(), 'ranking');
    await publishPreview(build('fourth'));
    expect(await prune(FAR_FUTURE)).toEqual([candidate?.version, preview?.version]);
  });

  it.each([
    ['a publication', (code: string) => publishRemote(build(code))],
    ['a rollout', (code: string) => startRollout(build(code), { steps: parseSteps('10') })],
    ['a preview', (code: string) => publishPreview(build(code))],
  ])('refuses %s whose uploaded files it removed meanwhile [MFE-2]', async (_what, makeCurrent) => {
    const first = await publish('first');
    await publish('second');
    const { sequence } = await readRegistry(store, keys);
    const { create } = store;
    store = {
      ...store,
      create: async (key, bytes) => {
        if (key.startsWith('provenance/')) await store.remove(browserKey('ranking', first.entry));
        return create(key, bytes);
      },
    };
    await expect(makeCurrent('first')).rejects.toThrow('files of it were removed from the store meanwhile');
    expect((await readRegistry(store, keys)).sequence).toBe(sequence);
  });

  it('deletes the notes of a removed version', async () => {
    const { version } = await publish('first');
    await recordOutcome(store, 'ranking', version, 'failed', 'it threw');
    await publish('second');
    await publish('third');
    await prune(FAR_FUTURE);
    expect(await readOutcome(store, 'ranking', version)).toBeNull();
    await expect(rollbackRemote(edit(), 'ranking', version)).rejects.toThrow(
      `the files of ranking ${version} were removed: publish its sources again`,
    );
  });
});
