import type { KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { createFolderStore } from '@caravan/object-store';
import { changeRegistry, readRegistry, readSequence, renewIfDue, createServerCopy } from '../documents';
import { readProvenance } from '../publish';
import { createTestRegistry } from '../testing/publishing';
import { createRootHolders, signedRoot } from '../testing/rootHolders';
import { readHistory } from '../testing/readHistory';
import { publicText, readRoots, type RegistryKeys, rootKey, startedRoot } from '../trust';
import { allowTeams } from './allow';
import { proposeRoot, publishRoot } from './rotateRoot';

const { folder, keys, site, publish, writeDocument } = createTestRegistry();
const { alice, bob, carol, dave, first, next, last, base, second } = createRootHolders(keys);
const withKey = (privateKey: KeyObject): RegistryKeys => ({ ...keys, privateKey });
const edit = (privateKey: KeyObject = first) => ({
  store: site.store,
  keys: withKey(privateKey),
  by: 'team',
  why: 'a test',
});
const roots = () => readRoots(site.store, keys);

const write = async (sequence: number, privateKey: KeyObject): Promise<void> =>
  writeDocument(sequence, { ...(await readSequence(site.store, keys, 1)), sequence }, { privateKey });

/** Puts a root in force as the command does. */
const rotateTo = (key: KeyObject, number = 2): Promise<number> =>
  publishRoot(edit(key), signedRoot({ ...base, number, registryKey: publicText(key) }, alice, carol));
const begin = (): Promise<number> => publishRoot(edit(), signedRoot(base, alice, bob));

describe('a registry key that was replaced', () => {
  beforeEach(async () => {
    await begin();
    await rotateTo(next);
  });

  it('leaves the history readable [MFE-21]', async () => {
    expect((await readHistory(site.store, keys)).map(({ action, version }) => `${action} ${version}`).slice(1)).toEqual(
      ['rotate root 1', 'rotate root 2'],
    );
  });

  it('is refused with what to do, without writing anything [MFE-21]', async () => {
    await expect(publish('first')).rejects.toThrow(
      'this registry.key was replaced by root 2, from registry 3 on: put the new registry.key in its place, and start this again',
    );
    await expect(
      changeRegistry(site.store, keys, { action: 'renew', by: '', why: '' }, () => ({
        remote: 'registry',
        version: '',
        at: '',
      })),
    ).rejects.toThrow('was replaced by root 2');
  });

  it('signs no document that a reader accepts [MFE-21]', async () => {
    await write(4, first);
    await expect(readRegistry(site.store, keys)).rejects.toThrow('registry 4 is not signed');
  });

  it('is replaced for later documents only [MFE-21]', async () => {
    await write(2, next);
    await expect(readSequence(site.store, keys, 2)).rejects.toThrow('registry 2 is not signed');
  });

  it('is followed by the new key, which publishes and renews [MFE-21]', async () => {
    expect((await publish('first', { keys: withKey(next) })).sequence).toBe(4);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 86_400_000);
    expect((await renewIfDue(edit(next)))?.sequence).toBe(5);
    jest.restoreAllMocks();
  });

  it('is replaced a second time [MFE-21]', async () => {
    await rotateTo(last, 3);
    await expect(publish('first', { keys: withKey(next) })).rejects.toThrow(
      'was replaced by root 3, from registry 4 on',
    );
    expect((await publish('first', { keys: withKey(last) })).sequence).toBe(5);
  });

  it('does not end the rights of teams [MFE-21]', async () => {
    await allowTeams(edit(next), { drivers: { publicKey: publicText(dave), remotes: ['ranking'] } });
    expect((await publish('first', { keys: withKey(dave) })).change.signer).toBe('drivers');
    expect((await readRegistry(site.store, keys)).sequence).toBe(5);
  });
});

it('leaves the provenance valid that earlier and present keys signed [MFE-21]', async () => {
  const published = [await publish('first')];
  await begin();
  await rotateTo(next);
  published.push(await publish('second', { keys: withKey(next) }));
  for (const { remotes } of published) {
    const current = remotes['ranking']?.current;
    expect(current && (await readProvenance(site.store, keys, current)).state).toBe('signed');
  }
});

describe('publishing a root', () => {
  it.each([
    ['too few keys signed', () => publishRoot(edit(next), signedRoot(second, alice)), '1 of the 3 keys of root 1'],
    [
      'the private key is not the one that it names',
      () => publishRoot(edit(), signedRoot(second, alice, bob)),
      'that needs the private key',
    ],
    [
      'it skips a number',
      () => publishRoot(edit(next), signedRoot({ ...second, number: 3 }, alice, bob)),
      'the next one is root 2',
    ],
    [
      'its number is taken',
      () =>
        publishRoot(edit(), signedRoot({ ...base, at: second.at, threshold: 1, registryKey: publicText(next) }, alice)),
      'the next one is root 2',
    ],
  ])('writes nothing if %s [MFE-21]', async (_how, attempt, message) => {
    await begin();
    await expect(attempt()).rejects.toThrow(message);
    expect([(await readRegistry(site.store, keys)).sequence, (await roots()).length]).toEqual([2, 1]);
  });

  it('is completed by another call if a process ended in between [MFE-21]', async () => {
    await begin();
    await rotateTo(next);
    await site.store.remove(rootKey(2));
    await expect(readRegistry(site.store, keys)).rejects.toThrow('registry 3 is not signed');
    expect(await rotateTo(next)).toBe(3);
    expect((await readRegistry(site.store, keys)).sequence).toBe(3);
    expect(await rotateTo(next)).toBe(3);
  });

  it('replaces the root keys, so that the earlier ones decide nothing more [MFE-21]', async () => {
    await begin();
    const alone = { ...base, number: 2, keys: [publicText(dave)], threshold: 1 };
    await publishRoot(edit(), signedRoot(alone, alice, bob, dave));
    const third = { ...alone, number: 3, registryKey: publicText(next) };
    await expect(publishRoot(edit(next), signedRoot(third, alice, bob))).rejects.toThrow('0 of the 1 keys of root 2');
    expect(await publishRoot(edit(next), signedRoot(third, dave))).toBe(4);
  });

  it('proposes the previous root with the change [MFE-21]', async () => {
    await expect(proposeRoot(edit(), { why: '' })).rejects.toThrow('the registry has no root keys yet');
    await begin();
    const { text } = await proposeRoot(edit(), { registryKey: publicText(next), why: 'a reason' });
    const { keys: rootKeys, threshold } = base;
    expect(JSON.parse(text)).toMatchObject({ number: 2, keys: rootKeys, threshold, registryKey: publicText(next) });
  });
});

describe('the copy of a server', () => {
  const ownStore = () => createFolderStore(join(folder.path, 'seen'));
  const copy = () => createServerCopy(site.store, ownStore(), keys);
  const failsOn = (error: unknown): void => expect(error).toBeUndefined();
  beforeEach(async () => {
    await begin();
    await rotateTo(next);
    await copy().storeCopy(await readRegistry(site.store, keys));
  });

  it('restores the roots that the store has lost [MFE-21]', async () => {
    for (const number of [1, 2]) await site.store.remove(rootKey(number));
    expect((await copy().newest(failsOn)).sequence).toBe(3);
    await write(4, first);
    await expect(copy().read(4)).rejects.toThrow('registry 4 is not signed');
    await expect(copy().compare(3)).rejects.toThrow('root/000000001.json was missing in the store');
    await expect(copy().compare(3)).rejects.toThrow('root/000000002.json was missing in the store');
    expect(await copy().compare(3)).toBeUndefined();
    expect(await roots()).toHaveLength(2);
  });

  it('does not follow another chain than the one that it saw [MFE-21]', async () => {
    for (const number of [1, 2]) await site.store.remove(rootKey(number));
    const otherRoot = signedRoot({ ...base, keys: [publicText(dave)], threshold: 1 }, dave);
    await site.store.create(rootKey(1), startedRoot(otherRoot, 2, first));
    await write(4, first);
    await expect(copy().read(4)).rejects.toThrow('registry 4 is not signed');
    await expect(copy().compare(3)).rejects.toThrow('is not the root that this server has seen');
  });

  it('lets a server start again although the store has a forged root [MFE-21]', async () => {
    await write(4, next);
    await site.store.create(rootKey(3), Buffer.from('{}'));
    expect((await copy().newest(failsOn)).sequence).toBe(3);
    await expect(copy().read(4)).rejects.toThrow('root 3 is refused');
  });

  it('names the key by which tokens are checked [MFE-21]', async () => {
    const keyAt = async (sequence: number) => publicText((await copy().keysAt(sequence)).publicKey);
    expect([await keyAt(2), await keyAt(3)]).toEqual([publicText(first), publicText(next)]);
  });
});
