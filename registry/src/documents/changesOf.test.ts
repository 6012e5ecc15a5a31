import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordOutcome } from '../evidence';
import { federationOf } from '../testing/builds';
import { createTestRegistry, versions } from '../testing/publishing';
import { readHistory } from '../testing/readHistory';
import { changesOf } from './changesOf';
import { documentKey, readRegistry, readSequence } from './registry';

const { folder, keys, site, publish, newTeam, allowTeam, writeDocument } = createTestRegistry();

const publishOthers = async (code = 'first'): Promise<void> => {
  for (const name of ['account', 'maps']) await publish(code, { federation: federationOf(name) });
};

/** The store, and the keys of all documents that were read from it. */
const countingStore = () => {
  const read: string[] = [];
  const get = (key: string): Promise<Uint8Array | null> => {
    if (key.startsWith('registry/')) read.push(key);
    return site.store.get(key);
  };
  return { store: { ...site.store, get }, read };
};

/** Returns the numbers of the documents that changed a remote, and the keys of all documents that were read. */
const changes = async (remote: string): Promise<{ readonly numbers: number[]; readonly read: string[] }> => {
  const newest = await readRegistry(site.store, keys);
  const { store, read } = countingStore();
  const numbers: number[] = [];
  for await (const { sequence } of changesOf(store, keys, newest, remote)) numbers.push(sequence);
  return { numbers, read };
};

it('a publication reads the newest document once, and the earlier ones of its remote [PERF-12]', async () => {
  await publish('first');
  await publishOthers();
  const [second = ''] = versions(await publish('second'));
  await recordOutcome(site.store, 'ranking', second, 'works', '');
  await publishOthers('second');
  const { store, read } = countingStore();
  await publish('third', { into: store });
  // For the files that browsers may have, and for the version to fall back to.
  expect(read).toEqual([7, 5, 2, 5].map(documentKey));
});

it('a publication verifies earlier documents of teams once [PERF-12]', async () => {
  const mine = newTeam();
  await allowTeam(mine, 'ranking', 'account');
  for (const name of ['ranking', 'account']) await publish('first', { federation: federationOf(name), keys: mine });
  const { store, read } = countingStore();
  await publish('second', { federation: federationOf('account'), into: store });
  expect(read).toEqual([4, 3, 2].map(documentKey));
});

describe('the changes of a remote', () => {
  it('are found without a document of another remote [PERF-12]', async () => {
    await publish('first');
    await publishOthers();
    await publish('second');
    await publishOthers('second');
    expect(await changes('ranking')).toEqual({ numbers: [5, 2], read: [5, 2].map(documentKey) });
    expect(await changes('shell')).toEqual({ numbers: [1], read: [documentKey(1)] });
  });

  it('are none for a remote that was never published', async () => {
    await publishOthers();
    expect(await changes('ranking')).toEqual({ numbers: [], read: [] });
  });

  it('leave out a document whose text was changed [MFE-21]', async () => {
    await publish('first');
    const [second] = versions(await publish('second'));
    await publishOthers();
    const file = join(folder.path, 'store', documentKey(2));
    writeFileSync(file, readFileSync(file, 'utf8').replace('the first one', 'another one'));
    expect((await changes('ranking')).numbers).toEqual([3]);
    await expect(readHistory(site.store, keys)).rejects.toThrow('registry 2 is not signed');
    expect(versions(await publish('third'))[1]).toBe(second);
  });

  it('leave out a signed document that replaced the linked one [MFE-21]', async () => {
    await publish('first');
    await publish('second');
    const second = await readSequence(site.store, keys, 2);
    if (!second) throw new Error('there is no document 2');
    await writeDocument(2, { ...second, change: { ...second.change, why: 'another one' } });
    expect((await changes('ranking')).numbers).toEqual([3]);
  });
});
