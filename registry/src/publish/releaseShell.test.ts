import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { ObjectStore } from '@caravan/object-store';
import { integrityOf } from '../builds';
import { readRegistry } from '../documents';
import { pruneVersions, SHELL_FOLDER } from '../store';
import { browserFolder } from '../store/keys';
import { currentBuildRecord, writeShell } from '../testing/builds';
import { createTestRegistry } from '../testing/publishing';
import { releaseShell } from './releaseShell';

const { folder, keys, site, release, publish } = createTestRegistry();
const FAR_FUTURE = '9999-01-01T00:00:00.000Z';
const fileOf = (code: string): string => `shell.${code}.js`;
const keyOf = (code: string): string => `${SHELL_FOLDER}/${fileOf(code)}`;
const textOf = (bytes: Uint8Array | null): string => Buffer.from(bytes ?? []).toString();
const isThere = async (code: string): Promise<boolean> => (await site.store.describe(keyOf(code))) !== undefined;
const allFiles = (code: string): string[] => [
  `shell.${code}.js`,
  `fonts/text.${code}.woff2`,
  `element.${code}.js`,
  `embed.${code}.js`,
];

describe('the release of a shell', () => {
  it('stores and lists its browser files, also compressed [MFE-15]', async () => {
    const { version, registry } = await release();
    const files = registry.shells[version]?.files ?? {};
    expect(Object.keys(files).toSorted()).toEqual(allFiles('first').toSorted());
    const text = 'shell of first';
    expect(files[fileOf('first')]).toEqual({ integrity: integrityOf(Buffer.from(text)), bytes: text.length });
    expect(textOf(await site.store.get(keyOf('first')))).toBe(text);
    expect(textOf(await site.store.get(`${SHELL_FOLDER}/fonts/text.first.woff2`))).toBe('font of first');
    const packed = await site.store.get(`${keyOf('first')}.br`);
    expect(brotliDecompressSync(packed ?? Buffer.alloc(0)).toString()).toBe(text);
    expect(await site.store.describe(`${SHELL_FOLDER}/fonts/text.first.woff2.br`)).toBeUndefined();
  });

  it('records two builds that provide the same to remotes beside each other [MFE-15]', async () => {
    await release(currentBuildRecord, false, 'second');
    const { shells } = await readRegistry(site.store, keys);
    expect(Object.values(shells).map(({ files }) => Object.keys(files).length)).toEqual([4, 4]);
  });

  it('writes the registry after all files, so that no server refers to a missing one [MFE-15]', async () => {
    const written: string[] = [];
    const store: ObjectStore = {
      ...site.store,
      create: (key, bytes) => {
        written.push(key);
        return site.store.create(key, bytes);
      },
    };
    const dist = join(folder.path, 'shell');
    writeShell(dist, currentBuildRecord, 'second');
    await releaseShell({ store, keys, dist, by: 'team', why: 'a shell', isAlone: false });
    const [last = '', ...others] = written.toReversed();
    expect(last).toMatch(/^registry\//);
    expect(others.filter((key) => key.startsWith(`${SHELL_FOLDER}/`))).toHaveLength(others.length);
    for (const file of allFiles('second')) expect(others).toContain(`${SHELL_FOLDER}/${file}`);
  });

  it('changes nothing if the store has another file of that name', async () => {
    await site.store.create(keyOf('second'), Buffer.from('of somebody else'));
    const before = await readRegistry(site.store, keys);
    await expect(release(currentBuildRecord, false, 'second')).rejects.toThrow(
      'shell/shell.second.js in the store is not what was built',
    );
    expect(await readRegistry(site.store, keys)).toEqual(before);
  });

  it('is refused without its browser build', async () => {
    const dist = join(folder.path, 'shell');
    rmSync(join(dist, 'browser'), { recursive: true });
    await expect(
      releaseShell({ store: site.store, keys, dist, by: 'team', why: 'a shell', isAlone: true }),
    ).rejects.toThrow(/browser is missing \(build the shell again\)/);
  });
});

describe('the files of a shell', () => {
  it('stay until it is no longer recorded [MFE-14]', async () => {
    await release(currentBuildRecord, false, 'second');
    expect(await pruneVersions(site.store, keys, FAR_FUTURE)).toEqual([]);
    const { version } = await release();
    await release(currentBuildRecord, true, 'second');
    const pruned = await pruneVersions(site.store, keys, FAR_FUTURE);
    expect(pruned).toEqual([{ remote: 'shell', version }]);
    expect(await Promise.all(['first', 'second'].map(isThere))).toEqual([false, true]);
    expect(await pruneVersions(site.store, keys, FAR_FUTURE)).toEqual([]);
  });

  it('stay if only versions of remotes are pruned', async () => {
    for (const code of ['first', 'second', 'third']) await publish(code);
    expect((await pruneVersions(site.store, keys, FAR_FUTURE)).map(({ remote }) => remote)).toEqual(['ranking']);
    expect(await isThere('first')).toBe(true);
    expect(await site.store.list(browserFolder('ranking'))).not.toEqual([]);
  });
});
