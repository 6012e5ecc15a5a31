import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '@caravan/api/config';
import { openDatabase } from '@caravan/api/database';
import { startS3Service, type TestS3Service } from '@caravan/object-store/testing';
import { documentKey, createFolderStore, keysFolder, publicKeyFile } from '@caravan/registry';
import { createTemporaryFolder } from '@caravan/shared/testing/folders';
import { copyEmptyDatabase } from '../../api/src/testing/databaseCopy';
import { fingerprintOf } from '../../api/src/testing/fingerprint';
import { createTestRegistry } from '@caravan/registry/testing/publishing';
import { openSiteRecord } from '../supervisor/siteRecord';
import { makeBackup } from './makeBackup';
import { restoreBackup } from './restoreBackup';
import { openBackedUpSite, type BackedUpSite } from './site';
import { everythingOf, objectsOf } from './testing/content';
import { rowsFile, siteAt, upload, writeRowsAndKey } from './testing/oneFile';

const { folder, keys, publish } = createTestRegistry();
const say = (): void => undefined;
const quiet = { say, onInterrupt: () => say };

const shared = createTemporaryFolder();

let s3: TestS3Service;
beforeAll(async () => {
  s3 = await startS3Service(Date.now);
});
afterAll(() => s3.close());

const onS3 = () => ({ ...s3.environment, STORE_S3_BUCKET: 'caravan-store' });

const bytes = (text: string): Buffer => Buffer.from(text);

const embeddedRowsOf = async (data: string) => {
  const { db, close } = await openDatabase(readConfig({ CARAVAN_DATA: data }));
  const rows = await fingerprintOf(db, new Set());
  await close();
  return rows;
};

/** The folders of a filled site and of its backup, and the site's content. Tests copy them. */
let filled: { readonly data: string; readonly backup: string; readonly all: Awaited<ReturnType<typeof everythingOf>> };

const fillSite = async (): Promise<void> => {
  const data = join(shared, 'data');
  const backupFolder = join(shared, 'backup');
  writeRowsAndKey(folder.path, keys.publicKey);
  await publish('first');
  await publish('second');
  const site = siteAt(folder.path);
  for (const { objects, folder: name } of site.uploads) await objects.create(upload, bytes(name));
  cpSync(folder.path, data, { recursive: true });
  await makeBackup(site, backupFolder, quiet);
  filled = { data, backup: backupFolder, all: await everythingOf(site) };
};

// `publish` needs the folder of a test.
beforeEach(() => (existsSync(join(shared, 'backup')) ? undefined : fillSite()));

/** Returns a copy of the filled site. */
const filledSite = (): BackedUpSite => {
  cpSync(filled.data, folder.path, { recursive: true });
  return siteAt(folder.path);
};

let backup = '';
const emptyData = (): string => mkdtempSync(join(folder.path, 'empty-'));
const restore = (site: BackedUpSite, from = backup, isOverwriting = false) =>
  restoreBackup(site, from, { isOverwriting, say });

const readManifest = (): unknown => JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8'));

beforeEach(() => {
  backup = join(folder.path, 'backups/one');
});

it('a backup restores every row of the embedded database into an empty folder [REL-9]', async () => {
  filledSite();
  await copyEmptyDatabase(folder.path);
  await makeBackup(openBackedUpSite({ CARAVAN_DATA: folder.path }), backup, quiet);
  const data = emptyData();
  await restore(openBackedUpSite({ CARAVAN_DATA: data }));
  expect(await embeddedRowsOf(data)).toEqual(await embeddedRowsOf(folder.path));
});

it('a backup restores every object into an empty folder [REL-9]', async () => {
  const target = siteAt(emptyData());
  await restore(target, filled.backup);
  expect(await everythingOf(target)).toEqual(filled.all);
  expect(Object.keys(filled.all.objects).filter((name) => name.startsWith('uploads/'))).toHaveLength(4);
});

it('a backup restores every object into S3 and back into folders [REL-9]', async () => {
  const target = siteAt(emptyData(), onS3());
  await restore(target, filled.backup);
  expect(await objectsOf(target)).toEqual(filled.all.objects);
  await makeBackup(target, backup, quiet);
  const last = siteAt(emptyData());
  await restore(last);
  expect(await everythingOf(last)).toEqual(filled.all);
});

it('a backup leaves out uploads that were not finished [REL-9]', async () => {
  const target = siteAt(folder.path, s3.environment);
  const attachments = target.uploads.find((part) => part.folder === 'uploads/attachments');
  await attachments?.objects.create(`incoming/images/${upload}`, bytes('unfinished'));
  expect(await attachments?.objects.listAll()).not.toContain(`incoming/images/${upload}`);
});

it('a restore leaves out uploads that no row of the backup names [REL-8]', async () => {
  const site = filledSite();
  const laterUpload = upload.replace('/0', '/f');
  await site.uploads[0]?.objects.create(laterUpload, bytes('finished after the rows were saved'));
  await makeBackup(site, backup, quiet);
  expect(JSON.stringify(readManifest())).toContain(laterUpload);
  const target = siteAt(emptyData());
  await restore(target);
  expect(await everythingOf(target)).toEqual(filled.all);
});

it('a backup has all files that its registry names, if a team publishes meanwhile [REL-9]', async () => {
  const site = filledSite();
  const { objects } = site.store;
  let isFirst = true;
  const listAll = async (): Promise<readonly string[]> => {
    const listed = await objects.listAll();
    if (isFirst) await publish('third');
    isFirst = false;
    return listed;
  };
  await makeBackup({ ...site, store: { ...site.store, objects: { ...objects, listAll } } }, backup, quiet);
  expect(readManifest()).toMatchObject({ registry: 3 });
});

describe('a backup that fails or is interrupted', () => {
  let site: BackedUpSite;
  beforeEach(() => {
    site = filledSite();
  });

  it('leaves no folder behind [REL-9]', async () => {
    const [images, ...others] = site.uploads;
    const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    const failing = images && { ...images, objects: { ...images.objects, get: () => Promise.reject(full) } };
    const attempt = makeBackup({ ...site, uploads: [...others, ...(failing ? [failing] : [])] }, backup, quiet);
    await expect(attempt).rejects.toBe(full);
    expect(readdirSync(join(backup, '..'))).toEqual([]);
  });

  it('is removed when it is interrupted [REL-9]', async () => {
    const [images, ...others] = site.uploads;
    const present: boolean[] = [];
    let cleanUp = (): Promise<void> => Promise.resolve();
    const listAll = async (): Promise<readonly string[]> => {
      present.push(existsSync(`${backup}.part`));
      await cleanUp();
      present.push(existsSync(`${backup}.part`));
      return [];
    };
    const paused = images && { ...images, objects: { ...images.objects, listAll } };
    const attempt = makeBackup({ ...site, uploads: [...(paused ? [paused] : []), ...others] }, backup, {
      say,
      onInterrupt: (stop) => {
        cleanUp = stop;
        return say;
      },
    });
    await expect(attempt).rejects.toThrow('the backup was interrupted');
    expect(present).toEqual([true, false]);
    expect(readdirSync(join(backup, '..'))).toEqual([]);
  });

  it('has another name than a complete one until its end [REL-9]', async () => {
    const present: boolean[] = [];
    await makeBackup(site, backup, {
      ...quiet,
      say: () => void present.push(existsSync(backup), existsSync(`${backup}.part`)),
    });
    expect(new Set(present.filter((_is, index) => index % 2 === 0))).toEqual(new Set([false]));
    expect([existsSync(join(backup, 'manifest.json')), existsSync(`${backup}.part`)]).toEqual([true, false]);
  });
});

describe('a backup is refused', () => {
  it('into a folder that exists [REL-9]', async () => {
    mkdirSync(backup, { recursive: true });
    await expect(makeBackup(siteAt(folder.path), backup, quiet)).rejects.toThrow(`${backup} exists: name a new folder`);
  });

  it('beside an unfinished one [REL-9]', async () => {
    mkdirSync(`${backup}.part`, { recursive: true });
    await expect(makeBackup(siteAt(folder.path), backup, quiet)).rejects.toThrow(
      '.part is left from a backup that was killed',
    );
    expect(existsSync(`${backup}.part`)).toBe(true);
  });

  it('of a store that lacks files of a running version [REL-9]', async () => {
    const site = filledSite();
    const [file = ''] = (await site.store.objects.listAll()).filter((key) => key.startsWith('servers/')).toReversed();
    await site.store.objects.remove(file);
    await expect(makeBackup(site, backup, quiet)).rejects.toThrow('the store lacks files of ranking');
    expect(existsSync(backup)).toBe(false);
  });
});

it('a restore replaces all of a target with --over [REL-9]', async () => {
  const site = filledSite();
  await publish('third');
  await site.store.objects.create('seen/ranking/x/works', bytes('later'));
  const [images] = site.uploads;
  await images?.objects.remove(upload);
  await images?.objects.create(upload, bytes('changed'));
  writeFileSync(rowsFile(folder.path), 'rows of the second day');
  const next = await restore(site, filled.backup, true);
  expect(await everythingOf(site)).toEqual(filled.all);
  expect(next[0]).toBe('The registry went back from 4 to 3.');
});

describe('a restore', () => {
  beforeEach(() => cpSync(filled.backup, backup, { recursive: true }));

  const change = (name: string, of: (text: string) => string): void =>
    writeFileSync(join(backup, name), of(readFileSync(join(backup, name), 'utf8')));

  it.each<[string, () => void, string]>([
    ['a folder that is no backup', () => rmSync(join(backup, 'manifest.json')), 'is not a backup'],
    ['a damaged manifest', () => change('manifest.json', (text) => text.slice(9)), 'manifest.json cannot be read'],
    ['a changed file', () => change(`uploads/images/${upload}`, (text) => text.toUpperCase()), 'is damaged'],
    ['a missing file', () => rmSync(join(backup, `uploads/images/${upload}`)), 'is missing'],
    ['a file that is not listed', () => writeFileSync(join(backup, 'store/more'), ''), 'is not part of the backup'],
    [
      'a newer schema',
      () => change('manifest.json', (text) => text.replace('"migrations": [', '"migrations": ["9999_later.sql",')),
      'has no migration 9999_later.sql',
    ],
    [
      'another kind of database',
      () => change('manifest.json', (text) => text.replace('embedded database', 'PostgreSQL, schema public')),
      'is of another kind of database (PostgreSQL, schema public)',
    ],
  ])('refuses %s and changes nothing [REL-9]', async (_what, spoil, message) => {
    spoil();
    const data = emptyData();
    await expect(restore(siteAt(data))).rejects.toThrow(message);
    expect(readdirSync(data)).toEqual([]);
  });

  it('refuses a target that trusts another key [REL-9]', async () => {
    const data = emptyData();
    writeFileSync(publicKeyFile(data), 'another key');
    await expect(restore(siteAt(data))).rejects.toThrow('is not the key that signs the registry of the backup');
  });

  it('refuses a target that is not empty [REL-9]', async () => {
    const data = emptyData();
    const target = siteAt(data);
    await target.uploads[0]?.objects.create(upload, bytes('mine'));
    await expect(restore(target)).rejects.toThrow('uploads/assets is not empty. --over replaces its content');
  });

  it('refuses a target whose site runs [REL-9]', async () => {
    const data = emptyData();
    const record = openSiteRecord(data, '1');
    record.record('api', process.pid);
    await expect(restore(siteAt(data))).rejects.toThrow(`Caravan runs on ${data} (process ${process.pid})`);
    record.close();
  });

  describe('that succeeded', () => {
    let next = '';
    let target: BackedUpSite;
    beforeEach(async () => {
      if (next !== '') return;
      target = siteAt(emptyData());
      const seenStore = createFolderStore(join(target.config.dataFolder, 'seen-registry'));
      await seenStore.create(documentKey(5), bytes('newer'));
      next = (await restore(target)).join('\n');
    });

    it('says that a server which saw a newer registry continues with it [REL-9]', () => {
      expect(next).toContain('saw registry 5. It continues with it, and puts 4 to 5 into the store again');
      expect(next).toContain(`remove ${join(target.config.dataFolder, 'seen-registry')} before it starts`);
    });

    it('asks for registry.key where it is missing [REL-9]', () => {
      const emptyKeys = keysFolder(target.config.dataFolder, target.env);
      expect(next).toContain(`registry.key is in no backup. Put it and registry.pub into ${emptyKeys}`);
    });
  });
});
