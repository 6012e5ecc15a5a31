import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Federation, RegistryDocument } from '@caravan/shared/contracts';
import { browserKey, serverKey } from './keys';
import { diskStore, type ObjectStore } from './objectStore';
import { publishRemote, rollbackRemote } from './publish';
import { readHistory, readRegistry } from './registry';
import { completeChunks, federationOf, freshKeys, temporaryFolder, writeBuild } from './testing/builds';

const keys = freshKeys();
const folder = temporaryFolder();
let store: ObjectStore;
beforeEach(() => {
  store = diskStore(join(folder.path, 'store'));
});

const ranking = federationOf('ranking');

interface Wish {
  readonly federation?: Federation;
  readonly chunks?: readonly string[];
  readonly into?: ObjectStore;
}

/** Builds a version that says `code`, and publishes it. */
const publish = (code: string, { federation = ranking, chunks = completeChunks, into = store }: Wish = {}) => {
  const dist = join(folder.path, `dist-${federation.name}`);
  writeBuild(dist, federation.name, code, chunks);
  return publishRemote({ store: into, keys, federation, dist, by: 'team', why: `the ${code} one` });
};

const rollback = () => rollbackRemote({ store, keys, by: 'team', why: 'it fails' }, 'ranking');
const versions = ({ remotes }: RegistryDocument) => [
  remotes['ranking']?.current.version,
  remotes['ranking']?.previous?.version,
];
const textOf = (bytes: Uint8Array | null): string => Buffer.from(bytes ?? []).toString();

describe('publishing', () => {
  it('puts every file into the store, and the version into the registry', async () => {
    const { sequence, remotes } = await publish('first');
    const { current, previous, by } = remotes['ranking'] ?? {};
    expect([sequence, previous, by]).toEqual([1, null, 'team']);
    expect(current?.entry).toBe('remoteEntry.first.js');
    expect(Object.keys(current?.files ?? {})).toHaveLength(completeChunks.length + 1);
    expect(textOf(await store.get(browserKey('ranking', 'page-home.first.js')))).toBe('page-home of first');
    expect(textOf(await store.get(serverKey('ranking', 'server.first.mjs')))).toBe('server of first');
    const packed = await store.get(browserKey('ranking', 'remoteEntry.first.js.br'));
    expect(textOf(brotliDecompressSync(packed ?? Buffer.alloc(0)))).toBe('entry of first');
  });

  it('gives the same build the same version, and changes nothing for it', async () => {
    const first = await publish('first');
    expect(await publish('first')).toEqual(first);
    expect(await readHistory(store, keys)).toHaveLength(1);
  });

  it('keeps the version before', async () => {
    const [first] = versions(await publish('first'));
    const [second, before] = versions(await publish('second'));
    expect(second).not.toBe(first);
    expect(before).toBe(first);
  });

  it('keeps the version before although the same build is published twice at once', async () => {
    const [first] = versions(await publish('first'));
    const dist = join(folder.path, 'dist-ranking');
    writeBuild(dist, 'ranking', 'second');
    const publication = { store, keys, federation: ranking, dist, by: 'team', why: 'twice' };
    await Promise.all([publishRemote(publication), publishRemote(publication)]);
    expect(versions(await readRegistry(store, keys))[1]).toBe(first);
  });

  it('leaves the other remotes as they are', async () => {
    await publish('first');
    const { remotes } = await publish('first', { federation: federationOf('account') });
    expect(Object.keys(remotes)).toEqual(['ranking', 'account']);
  });

  it('is refused where the build breaks the contract, and nothing is written [MFE-6]', async () => {
    await expect(publish('first', { chunks: ['remote', 'text-en', 'page-home', 'widget-Card'] })).rejects.toThrow(
      'ranking is not published: the build has no chunk text-ge',
    );
    await expect(publish('first', { federation: { ...ranking, contract: 99 } })).rejects.toThrow('contract 99');
    expect(readdirSync(folder.path)).not.toContain('store');
  });

  it('of two remotes at once that claim one route is refused to one of them [MFE-6]', async () => {
    const { routes } = ranking;
    const published = await Promise.allSettled([
      publish('first'),
      publish('first', { federation: federationOf('account', { routes }) }),
    ]);
    expect(published.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(Object.keys((await readRegistry(store, keys)).remotes)).toHaveLength(1);
  });

  it('is refused where the store gives back something else than was built [MFE-7]', async () => {
    const damaged: ObjectStore = {
      ...store,
      get: async (key) => (key.endsWith('page-home.first.js') ? Buffer.from('page-home of f1rst') : store.get(key)),
    };
    await expect(publish('first', { into: damaged })).rejects.toThrow(
      'page-home.first.js in the store is not what was built',
    );
    expect((await readRegistry(store, keys)).sequence).toBe(0);
  });

  it('is refused where the server build is damaged on its way [MFE-7]', async () => {
    const damaged: ObjectStore = { ...store, get: async (key) => (key.startsWith('servers/') ? null : store.get(key)) };
    await expect(publish('first', { into: damaged })).rejects.toThrow(
      'server.first.mjs in the store is not what was built',
    );
    expect((await readRegistry(store, keys)).sequence).toBe(0);
  });

  it('is refused where a file of that name holds something else: versions never change', async () => {
    await store.create(browserKey('ranking', 'remote.first.js'), Buffer.from('of somebody else'));
    await expect(publish('first')).rejects.toThrow('remote.first.js in the store is not what was built');
    expect(textOf(await store.get(browserKey('ranking', 'remote.first.js')))).toBe('of somebody else');
  });

  it.each([
    ['no federation entry', 'browser/chunks.json', '{}', 'exactly one federation entry'],
    ['two server files', 'server/chunks.json', '{"server":["a.mjs","b.mjs"]}', 'exactly one server file'],
    ['no list of chunks', 'browser/chunks.json', '7', 'is not an object'],
  ])('is refused where the build has %s', async (_what, file, text, message) => {
    const dist = join(folder.path, 'dist');
    writeBuild(dist, 'ranking', 'first');
    await writeFile(join(dist, file), text);
    await expect(publishRemote({ store, keys, federation: ranking, dist, by: '', why: '' })).rejects.toThrow(message);
  });
});

describe('rolling back', () => {
  it('puts the version before back, and twice returns', async () => {
    const [first] = versions(await publish('first'));
    const [second] = versions(await publish('second'));
    expect(versions(await rollback())).toEqual([first, second]);
    expect(versions(await rollback())).toEqual([second, first]);
    expect((await readHistory(store, keys)).map(({ action, version, why }) => [action, version, why])).toEqual([
      ['publish', first, 'the first one'],
      ['publish', second, 'the second one'],
      ['rollback', first, 'it fails'],
      ['rollback', second, 'it fails'],
    ]);
  });

  it('is refused where there is nothing to go back to', async () => {
    await expect(rollback()).rejects.toThrow('ranking is not in the registry');
    await publish('first');
    await expect(rollback()).rejects.toThrow('ranking has no earlier version');
    expect(await readHistory(store, keys)).toHaveLength(1);
  });
});
