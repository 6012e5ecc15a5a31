import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ObjectStore } from '@caravan/object-store';
import { createTestRegistry, versions } from '../testing/publishing';
import { readHistory } from '../testing/readHistory';
import { rootKey } from '../trust';
import { overridableVersion } from '../overrides';
import { findVersion, findVersionByPrefix } from './findVersionByPrefix';
import { readHistoryPage } from './history';
import { documentKey } from './registry';

const { folder, keys, site, publish, newTeam, allowTeam, writeDocument } = createTestRegistry();
const team = newTeam();

const damage = (sequence: number): void => {
  const file = join(folder.path, 'store', documentKey(sequence));
  writeFileSync(file, readFileSync(file, 'utf8').replace('"signature":"', '"signature":"A'));
};

const finders: [string, (version: string, store?: ObjectStore) => Promise<unknown>][] = [
  ['a rollback', (version, store = site.store) => findVersionByPrefix(store, keys, 'ranking', version)],
  ['a pin', (version, store = site.store) => findVersion(store, keys, 'ranking', version)],
  ['an override', (version, store = site.store) => overridableVersion(store, keys, 'ranking', version)],
];

describe('the history', () => {
  it('is read by page, newest first, back to the first change', async () => {
    for (const code of ['first', 'second', 'third', 'fourth']) await publish(code);
    const pages = [1, 2, 3].map((page) => readHistoryPage(site.store, keys, page, 2));
    expect(
      (await Promise.all(pages)).map(({ page, pages: all, changes }) => [
        page,
        all,
        changes.map(({ sequence, why }) => `${sequence} ${why}`),
      ]),
    ).toEqual([
      [1, 3, ['5 the fourth one', '4 the third one']],
      [2, 3, ['3 the second one', '2 the first one']],
      [3, 3, ['1 a shell']],
    ]);
  });

  it('reads each document once, also if teams signed all of them', async () => {
    await allowTeam(team, 'ranking');
    for (const code of ['first', 'second', 'third']) await publish(code, { keys: team });
    const read: string[] = [];
    const get = (key: string): Promise<Uint8Array | null> => {
      read.push(key);
      return site.store.get(key);
    };
    await readHistory({ ...site.store, get }, keys);
    expect(read.toSorted()).toEqual([...[1, 2, 3, 4, 5].map(documentKey), rootKey(1)]);
  });

  it('is refused if a document is damaged, but publishing skips that document', async () => {
    await publish('first');
    const [second] = versions(await publish('second'));
    damage(2);
    await expect(readHistory(site.store, keys)).rejects.toThrow('registry 2 is not signed');
    expect(versions(await publish('third'))[1]).toBe(second);
  });

  it.each(finders)('finds the version of %s although an older document is damaged [MFE-3]', async (_what, find) => {
    await publish('first');
    const [second = ''] = versions(await publish('second'));
    await publish('third');
    damage(2);
    expect(JSON.stringify(await find(second))).toContain(second);
  });

  it.each(finders)('reports a failure of the store that hides the version of %s', async (_what, find) => {
    const [first = ''] = versions(await publish('first'));
    for (const code of ['second', 'third', 'fourth']) await publish(code);
    await site.store.remove(documentKey(4));
    const get = (key: string): Promise<Uint8Array | null> =>
      key === documentKey(3) ? Promise.reject(new Error('the store does not answer')) : site.store.get(key);
    await expect(find(first, { ...site.store, get })).rejects.toThrow('the store does not answer');
  });

  it('skips a forged document that names an unreadable key [MFE-21]', async () => {
    const forged = await publish('first');
    const [second = ''] = versions(await publish('second'));
    const teams = { drivers: { publicKey: 'a', remotes: ['ranking'] } };
    await writeDocument(2, { ...forged, teams, change: { ...forged.change, signer: 'drivers' } }, team);
    expect(await overridableVersion(site.store, keys, 'ranking', second)).toHaveProperty('version', second);
  });
});
