import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describeShell, isReleased } from '../builds';
import { readRegistry } from '../documents';
import { rollbackRemote } from '../rollback';
import { browserKey, serverKey } from '../store';
import { currentBuildRecord, completeChunks, federationOf, writeBuild, writeShell } from '../testing/builds';
import { createTestRegistry, versions } from '../testing/publishing';
import { readHistory } from '../testing/readHistory';
import { publishRemote } from './publish';
import type { ObjectStore } from '@caravan/object-store';

const { folder, keys, site, release, publish, edit } = createTestRegistry();
const ranking = federationOf('ranking');
const rollback = () => rollbackRemote({ ...edit(), why: 'it fails' }, 'ranking');
const textOf = (bytes: Uint8Array | null): string => Buffer.from(bytes ?? []).toString();

describe('publishing', () => {
  it('uploads every file and records the version', async () => {
    const { sequence, remotes } = await publish('first');
    const { current, previous, by } = remotes['ranking'] ?? {};
    expect([sequence, previous, by]).toEqual([2, null, 'team']);
    expect(current?.entry).toBe('remoteEntry.first.js');
    expect(Object.keys(current?.files ?? {})).toHaveLength(completeChunks.length + 1);
    expect(textOf(await site.store.get(browserKey('ranking', 'page-home.first.js')))).toBe('page-home of first');
    expect(textOf(await site.store.get(serverKey('ranking', 'server.first.mjs')))).toBe('server of first');
    const packed = await site.store.get(browserKey('ranking', 'remoteEntry.first.js.br'));
    expect(textOf(brotliDecompressSync(packed ?? Buffer.alloc(0)))).toBe('entry of first');
  });

  it('replaces a compressed copy that was damaged', async () => {
    const { store } = site;
    const key = browserKey('ranking', 'remoteEntry.first.js.br');
    await store.create(key, Buffer.from('no brotli at all'));
    await publish('first');
    expect(textOf(brotliDecompressSync((await store.get(key)) ?? Buffer.alloc(0)))).toBe('entry of first');
  });

  it('does nothing for a build that already runs', async () => {
    const first = await publish('first');
    expect(await publish('first')).toEqual(first);
    expect(first.sequence).toBe(2);
  });

  it('keeps the version before', async () => {
    const [first] = versions(await publish('first'));
    const [second, before] = versions(await publish('second'));
    expect(second).not.toBe(first);
    expect(before).toBe(first);
  });

  it('keeps the version before if the same build is published twice at once', async () => {
    const [first] = versions(await publish('first'));
    const dist = join(folder.path, 'dist-ranking');
    writeBuild(dist, 'ranking', 'second');
    const publication = { ...edit(), federation: ranking, dist };
    await Promise.all([publishRemote(publication), publishRemote(publication)]);
    expect(versions(await readRegistry(site.store, keys))[1]).toBe(first);
  });

  it('leaves the other remotes as they are', async () => {
    await publish('first');
    const { remotes } = await publish('first', { federation: federationOf('account') });
    expect(Object.keys(remotes)).toEqual(['ranking', 'account']);
  });

  it('refuses a build that breaks the contract without writing anything [MFE-6]', async () => {
    await expect(publish('first', { chunks: ['remote', 'text-en', 'page-home', 'widget-Card'] })).rejects.toThrow(
      'ranking is not published: the build has no chunk text-ge',
    );
    expect(readdirSync(join(folder.path, 'store'))).toEqual(['registry', 'shell']);
    expect((await readRegistry(site.store, keys)).remotes).toEqual({});
  });

  it('uses the contract of the build, not that of the declaration [MFE-6]', async () => {
    await expect(publish('first', { record: { ...currentBuildRecord, contract: 99 } })).rejects.toThrow(
      'ranking is not published: it needs contract 99, the site runs',
    );
    const { remotes } = await publish('first', { federation: { ...ranking, contract: 99 } });
    expect(remotes['ranking']?.current.federation.contract).toBe(currentBuildRecord.contract);
  });

  it('requires every released shell to fit, until one of them is gone [MFE-6]', async () => {
    const newer = { ...currentBuildRecord, shared: { ...currentBuildRecord.shared, react: '19.4.0' } };
    await release(newer, false);
    await expect(publish('first', { record: newer })).rejects.toThrow('built with react 19.4.0, the site runs 19.3.1');
    await release(newer);
    expect(versions(await publish('first', { record: newer }))[0]).toMatch(/^[0-9a-f]{16}$/);
  });

  it('refuses a registry that was forged to name another shell [MFE-6]', async () => {
    const file = join(folder.path, 'store/registry/000000001.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('19.3.1', '99.0.0'));
    await expect(publish('first')).rejects.toThrow("not signed by the registry's key");
  });

  it('refuses a build without a build record', async () => {
    const dist = join(folder.path, 'dist');
    writeBuild(dist, 'ranking', 'first');
    await writeFile(join(dist, 'built.json'), '{}');
    const publication = publishRemote({ ...edit(), federation: ranking, dist });
    await expect(publication).rejects.toThrow('is not a valid build record');
  });

  it('records that it skipped the checks by force, except those of other remotes [MFE-6]', async () => {
    await publish('other', { federation: federationOf('account') });
    const unfit = { record: { ...currentBuildRecord, contract: 99 }, isForced: true };
    const { routes } = federationOf('account');
    await expect(publish('first', { ...unfit, federation: { ...ranking, routes } })).rejects.toThrow(
      'a page of account',
    );
    const { remotes, change } = await publish('first', unfit);
    expect([remotes['ranking']?.forced, change.forced, change.why]).toEqual([true, true, 'the first one']);
    expect((await publish('second')).remotes['ranking']?.forced).toBeUndefined();
  });

  it('refuses one of two remotes that claim a route at the same time [MFE-6]', async () => {
    const { routes } = ranking;
    const published = await Promise.allSettled([
      publish('first'),
      publish('first', { federation: federationOf('account', { routes }) }),
    ]);
    expect(published.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(Object.keys((await readRegistry(site.store, keys)).remotes)).toHaveLength(1);
  });

  it('refuses a store that returns other bytes than were built [MFE-7]', async () => {
    const damaged: ObjectStore = {
      ...site.store,
      get: async (key) =>
        key.endsWith('page-home.first.js') ? Buffer.from('page-home of f1rst') : site.store.get(key),
    };
    await expect(publish('first', { into: damaged })).rejects.toThrow(
      'page-home.first.js in the store is not what was built',
    );
    expect((await readRegistry(site.store, keys)).sequence).toBe(1);
  });

  it('refuses a server build that was damaged during the upload [MFE-7]', async () => {
    const damaged: ObjectStore = {
      ...site.store,
      get: async (key) => (key.startsWith('servers/') ? null : site.store.get(key)),
    };
    await expect(publish('first', { into: damaged })).rejects.toThrow(
      'server.first.mjs in the store is not what was built',
    );
    expect((await readRegistry(site.store, keys)).sequence).toBe(1);
  });

  it('refuses a file whose name has other content in the store: versions never change', async () => {
    await site.store.create(browserKey('ranking', 'remote.first.js'), Buffer.from('of somebody else'));
    await expect(publish('first')).rejects.toThrow('remote.first.js in the store is not what was built');
    expect(textOf(await site.store.get(browserKey('ranking', 'remote.first.js')))).toBe('of somebody else');
  });

  it.each([
    ['no federation entry', 'browser/chunks.json', '{}', 'exactly one federation entry'],
    ['two server files', 'server/chunks.json', '{"server":["a.mjs","b.mjs"]}', 'exactly one server file'],
    ['no list of chunks', 'browser/chunks.json', '7', 'does not list the files'],
    ['a list that is cut off', 'browser/chunks.json', '{', 'browser/chunks.json is missing or damaged'],
    ['a record that is cut off', 'built.json', '{', 'built.json is missing or damaged'],
    [
      'a server file that is named and absent',
      'server/chunks.json',
      '{"server":["gone.mjs"]}',
      /gone\.mjs, which is missing/,
    ],
  ])('refuses a build with %s', async (_what, file, text, message) => {
    const dist = join(folder.path, 'dist');
    writeBuild(dist, 'ranking', 'first');
    await writeFile(join(dist, file), text);
    await expect(publishRemote({ ...edit(), federation: ranking, dist })).rejects.toThrow(message);
  });
});

describe('a forced build that servers would refuse', () => {
  it('is not published with a path whose optional segments exceed the memory [MFE-6]', async () => {
    const [route] = ranking.routes;
    if (!route) throw new Error('ranking has no route');
    const federation = { ...ranking, routes: [{ ...route, path: `/ranking${'/:a?'.repeat(40)}` }] };
    await expect(publish('first', { federation, isForced: true })).rejects.toThrow(
      'ranking is not published: servers would refuse its declaration: its field routes.0.path is missing or invalid',
    );
  });

  it('is refused, so that the registry stays readable [MFE-6]', async () => {
    const [first] = versions(await publish('first'));
    const dist = join(folder.path, 'dist');
    writeBuild(dist, 'ranking', 'second');
    const chunks = { ranking: ['remoteEntry.second.js'], remote: ['gone.js'] };
    await writeFile(join(dist, 'browser/chunks.json'), JSON.stringify(chunks));
    await expect(publishRemote({ ...edit(), federation: ranking, dist, isForced: true })).rejects.toThrow(
      'ranking is not changed: servers would refuse registry 3: its field remotes.ranking.current.files.gone.js is missing',
    );
    expect(versions(await readRegistry(site.store, keys))[0]).toBe(first);
  });
});

describe('rolling back', () => {
  it('puts the version before back and records the reason [MFE-3]', async () => {
    const [first] = versions(await publish('first'));
    const [second] = versions(await publish('second'));
    expect(versions(await rollback())).toEqual([first, undefined]);
    expect(
      (await readHistory(site.store, keys)).slice(1).map(({ action, version, why }) => [action, version, why]),
    ).toEqual([
      ['publish', first, 'the first one'],
      ['publish', second, 'the second one'],
      ['rollback', first, 'it fails'],
    ]);
  });

  it('is refused without an earlier version', async () => {
    await expect(rollback()).rejects.toThrow('ranking is not in the registry: npm run publish -- mf-ranking');
    const [first] = versions(await publish('first'));
    await expect(rollback()).rejects.toThrow(`ranking stays at ${first}: no good version was published before it (`);
    expect(await readHistory(site.store, keys)).toHaveLength(2);
  });

  it('is refused if the version before no longer fits the shell [MFE-6]', async () => {
    await publish('first');
    const newer = { ...currentBuildRecord, shared: { react: '20.0.0' } };
    await release(newer);
    await publish('second', { record: newer });
    await expect(rollback()).rejects.toThrow('ranking does not go back: it was built with react 19.3.1');
  });
});

describe('the release of a shell', () => {
  it('is recorded once and named in the audit log', async () => {
    await release();
    expect(Object.values((await readRegistry(site.store, keys)).shells)).toMatchObject([currentBuildRecord]);
    const [{ action, remote, why } = {}, ...more] = await readHistory(site.store, keys);
    expect([action, remote, why, more]).toEqual(['release', 'shell', 'a shell', []]);
  });

  it.each([
    ['provides something else', { ...currentBuildRecord, contract: 99 }, 'first'],
    ['has other files', currentBuildRecord, 'second'],
  ])('is recognised by the same build only, not by one that %s', async (_how, record, code) => {
    const registry = await readRegistry(site.store, keys);
    const dist = join(folder.path, 'shell');
    expect(isReleased(registry, describeShell(dist))).toBe(true);
    writeShell(dist, record, code);
    expect(isReleased(registry, describeShell(dist))).toBe(false);
  });

  it('does not change the remotes, and remotes do not change it', async () => {
    await publish('first');
    await release({ ...currentBuildRecord, contract: 99, oldestContract: 1 }, false);
    const { remotes, shells } = await publish('second');
    expect([Object.keys(remotes), Object.keys(shells).length]).toEqual([['ranking'], 2]);
  });
});
