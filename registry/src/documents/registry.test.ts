import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistryDocument, RegistryRemote } from '@caravan/shared/contracts';
import { createFolderStore } from '@caravan/object-store';
import { setUpTemporaryFolder } from '@caravan/shared/testing/folders';
import { integrityOf } from '../builds';
import { federationOf, freshKeys } from '../testing/builds';
import { readHistory } from '../testing/readHistory';
import { signText } from '../trust';
import { changeRegistry, readRegistry, readSequence } from './registry';

const keys = freshKeys();
const folder = setUpTemporaryFolder();

const entryOf = (name: string, version: string): RegistryRemote => ({
  current: {
    version,
    federation: federationOf(name),
    entry: 'remoteEntry.js',
    files: { 'remoteEntry.js': { integrity: integrityOf(Buffer.from('')), bytes: 0 } },
    chunks: {},
    server: { file: 'server.mjs', integrity: integrityOf(Buffer.from('')), bytes: 0 },
    shared: {},
  },
  previous: null,
  since: '2026-11-20T10:00:00.000Z',
  by: 'team',
});

const changeTo =
  (name: string, version: string) =>
  ({ remotes }: RegistryDocument) => {
    const entry = entryOf(name, version);
    return { remote: name, version, at: entry.since, remotes: { ...remotes, [name]: entry } };
  };

const add = (name: string, version = '1') =>
  changeRegistry(
    createFolderStore(folder.path),
    keys,
    { action: 'publish', by: 'team', why: `publish ${name}` },
    changeTo(name, version),
  );

const pathOf = (sequence: number): string => join(folder.path, `registry/${String(sequence).padStart(9, '0')}.json`);

describe('the registry', () => {
  it('is empty before the first publication', async () => {
    expect(await readRegistry(createFolderStore(folder.path), keys)).toMatchObject({ sequence: 0, remotes: {} });
    expect(await readHistory(createFolderStore(folder.path), keys)).toEqual([]);
  });

  it('loses none of many concurrent changes', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `remote-${String.fromCodePoint(97 + index)}`);
    await Promise.all(names.map((name) => add(name)));
    const { sequence, remotes } = await readRegistry(createFolderStore(folder.path), keys);
    expect(Object.keys(remotes).toSorted()).toEqual(names);
    expect(sequence).toBe(20);
  });

  it('numbers more than nine documents', async () => {
    for (let version = 1; version <= 11; version += 1) await add('ranking', String(version));
    const { sequence, remotes } = await readRegistry(createFolderStore(folder.path), keys);
    expect(sequence).toBe(11);
    expect(remotes['ranking']?.current.version).toBe('11');
  });

  it('keeps every change with time, author and reason', async () => {
    await add('ranking', '1');
    await add('account', '7');
    expect(await readHistory(createFolderStore(folder.path), keys)).toEqual([
      {
        action: 'publish',
        remote: 'ranking',
        version: '1',
        at: entryOf('', '').since,
        by: 'team',
        why: 'publish ranking',
        signer: 'registry',
      },
      {
        action: 'publish',
        remote: 'account',
        version: '7',
        at: entryOf('', '').since,
        by: 'team',
        why: 'publish account',
        signer: 'registry',
      },
    ]);
  });

  it('changes with its private key only', async () => {
    const store = createFolderStore(folder.path);
    const readers = { ...keys, privateKey: null };
    const change = changeRegistry(store, readers, { action: 'publish', by: '', why: '' }, changeTo('ranking', '1'));
    await expect(change).rejects.toThrow('private key');
    expect(readdirSync(folder.path)).toEqual([]);
  });

  it('ignores other files in its folder [MFE-16]', async () => {
    await add('ranking', '1');
    for (const name of ['zzz', 'notes.json', '9.json', '000000009.json.orig'])
      writeFileSync(join(folder.path, 'registry', name), 'none of the registry');
    await add('ranking', '2');
    expect((await readRegistry(createFolderStore(folder.path), keys)).sequence).toBe(2);
    expect(await readHistory(createFolderStore(folder.path), keys)).toHaveLength(2);
  });

  it('gives up if other writers are always faster', async () => {
    const store = { ...createFolderStore(folder.path), create: () => Promise.resolve(false) };
    const change = changeRegistry(store, keys, { action: 'publish', by: '', why: '' }, changeTo('ranking', '1'));
    await expect(change).rejects.toThrow('changes too often');
  });
});

describe('a registry document', () => {
  it('is refused if any byte of its text or signature is changed', async () => {
    await add('ranking');
    const stored = readFileSync(pathOf(1));
    const results = await Promise.all(
      [...stored.keys()].map(async (position) => {
        const changed = Buffer.from(stored);
        changed[position] = (changed[position] ?? 0) ^ 1;
        const store = { ...createFolderStore(folder.path), get: () => Promise.resolve(changed) };
        return readSequence(store, keys, 1).catch(() => null);
      }),
    );
    const original = await readSequence(createFolderStore(folder.path), keys, 1);
    // A changed byte of base64 padding may decode to the same signature. Then the document is unchanged.
    for (const document of results.filter((found) => found !== null)) expect(document).toEqual(original);
    expect(results.filter((found) => found !== null).length).toBeLessThan(4);
  });

  it('is refused if another key signed it', async () => {
    await add('ranking');
    await expect(readRegistry(createFolderStore(folder.path), freshKeys())).rejects.toThrow(
      "not signed by the registry's key",
    );
  });

  it('is refused under another number: an old registry cannot be replayed', async () => {
    await add('ranking', '1');
    await add('ranking', '2');
    writeFileSync(pathOf(3), readFileSync(pathOf(1)));
    await expect(readRegistry(createFolderStore(folder.path), keys)).rejects.toThrow('contains another number');
  });

  it.each(['{}', 'null', '{"text":7,"signature":""}'])('is refused as %s', async (text) => {
    await add('ranking');
    writeFileSync(pathOf(1), text);
    await expect(readSequence(createFolderStore(folder.path), keys, 1)).rejects.toThrow('not signed');
  });

  it('is refused if it is signed but not a registry document', async () => {
    await add('ranking');
    writeFileSync(pathOf(1), JSON.stringify(signText('{"sequence":"1"}', keys.privateKey ?? keys.publicKey)));
    await expect(readSequence(createFolderStore(folder.path), keys, 1)).rejects.toThrow(
      'its field sequence is missing or invalid',
    );
  });
});
