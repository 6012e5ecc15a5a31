import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import type { RemoteDescriptor } from '@caravan/shared/contracts';
import { integrityOf } from '../builds';
import { publishRemote, releaseShell } from '../publish';
import { rollbackRemote } from '../rollback';
import { currentBuildRecord, federationOf, writeBuild, writeShell } from '../testing/builds';
import { createTestRegistry } from '../testing/publishing';
import { chunkOf, compressWith, decompressWith } from './dictionaryCopies';
import { browserFolder, browserKey, dictionaryCopyKey, SHELL_FOLDER } from './keys';
import { pruneVersions } from './prune';

const { folder, keys, site, edit } = createTestRegistry();

/** Returns text that compresses badly, so that a copy without a dictionary is large. */
const longText = (seed: string): string =>
  Array.from({ length: 100 }, (_, line) => integrityOf(Buffer.from(`${seed}${line}`))).join('\n');
const page = (version: number): string => `${longText('page')} version ${version}`;

/** Publishes a version with a page of its own. The other files are too small to be worth a copy. */
const publish = async (version: number, text = page(version)): Promise<RemoteDescriptor> => {
  const dist = join(folder.path, 'dist');
  writeBuild(dist, 'ranking', String(version));
  writeFileSync(join(dist, `browser/page-home.${version}.js`), text);
  const { remotes } = await publishRemote({ ...edit(), federation: federationOf('ranking'), dist });
  const current = remotes['ranking']?.current;
  if (!current) throw new Error('ranking does not run');
  return current;
};

const fileOf = (version: number): string => `page-home.${version}.js`;
const hashOf = (text: string): string => integrityOf(Buffer.from(text)).replace('sha256-', '');
const copyKey = (version: number, dictionary: string): string =>
  dictionaryCopyKey(browserKey('ranking', fileOf(version)), hashOf(dictionary));
const copies = async (): Promise<string[]> =>
  (await site.store.list(browserFolder('ranking'))).filter((name) => name.endsWith('.dcz'));

describe('a copy that is compressed with a dictionary', () => {
  it('is stored for a changed file, as RFC 9842 defines `dcz` [PERF-11]', async () => {
    await publish(1);
    await publish(2);
    const copy = Buffer.from((await site.store.get(copyKey(2, page(1)))) ?? []);
    expect(copy.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
    expect(copy.subarray(8, 40).toString('base64')).toBe(hashOf(page(1)));
    const plain = zstdDecompressSync(copy.subarray(40), { dictionary: Buffer.from(page(1)) });
    expect(plain.toString()).toBe(page(2));
    expect(copy.byteLength).toBeLessThan(100);
  });

  it('is stored for the files of the last three versions [PERF-11]', async () => {
    for (const version of [1, 2, 3, 4]) await publish(version);
    const before = new Set(await copies());
    await publish(5);
    const added = (await copies()).filter((name) => !before.has(name)).map((name) => browserKey('ranking', name));
    expect(added.toSorted()).toEqual([2, 3, 4].map((version) => copyKey(5, page(version))).toSorted());
  });

  it('is not stored for a file that has little in common with the earlier one', async () => {
    await publish(1);
    await publish(2, longText('another'));
    expect(await copies()).toEqual([]);
  });

  it('is replaced if it was damaged', async () => {
    await publish(1);
    await publish(2);
    await rollbackRemote(edit(), 'ranking');
    const key = copyKey(2, page(1));
    const copy = await site.store.get(key);
    await site.store.remove(key);
    await site.store.create(key, Buffer.from('damaged'));
    await publish(2);
    expect(await site.store.get(key)).toEqual(copy);
  });

  it('is stored for a changed file of the shell [PERF-11]', async () => {
    const dist = join(folder.path, 'shell');
    for (const version of [1, 2]) {
      writeShell(dist, currentBuildRecord, String(version));
      writeFileSync(join(dist, `browser/shell.${version}.js`), page(version));
      await releaseShell({ ...edit(), dist, isAlone: true });
    }
    const key = dictionaryCopyKey(`${SHELL_FOLDER}/shell.2.js`, hashOf(page(1)));
    const copy = Buffer.from((await site.store.get(key)) ?? []);
    expect((await decompressWith(copy, Buffer.from(page(1)), hashOf(page(1)), 1e6))?.toString()).toBe(page(2));
  });

  it('is removed with its file', async () => {
    for (const version of [1, 2, 3, 4]) await publish(version);
    const left = await copies();
    await pruneVersions(site.store, keys, '9999-01-01T00:00:00.000Z');
    expect(await copies()).toEqual(left.filter((name) => !name.startsWith('page-home.2.')));
    expect(left.length).toBeGreaterThan((await copies()).length);
  });

  it('is decompressed with its dictionary only, and no further than to the size of its file', async () => {
    const [first, second] = [Buffer.from(page(1)), Buffer.from(page(2))];
    const hash = hashOf(page(1));
    const copy = await compressWith(second, first, hash);
    const size = second.byteLength;
    expect(await decompressWith(copy, first, hash, size)).toEqual(second);
    expect(await decompressWith(copy, second, hashOf(page(2)), size)).toBeNull();
    expect(await decompressWith(copy.subarray(0, -3), first, hash, size)).toBeNull();
    expect(await decompressWith(copy, first, hash, size - 1)).toBeNull();
  });
});

it.each([
  ['page-car.51995745ebfdb8d1.js', 'page-car'],
  ['739.f77c80fd86c22968.js', '739'],
  ['remoteEntry.82967397e60e3a23.js', 'remoteEntry'],
])('the chunk of %s is %s', (file, chunk) => {
  expect(chunkOf(file)).toBe(chunk);
});
