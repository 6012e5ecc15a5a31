import { createHash } from 'node:crypto';
import { existsSync, renameSync } from 'node:fs';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RegistryDocument } from '@caravan/shared/contracts';
import {
  createFolderStore,
  ensurePrivateFolder,
  publicKeyFile,
  readPublicKey,
  readRegistry,
  versionsIn,
} from '@caravan/registry';
import { hasAllFiles } from '../../registry/src/store';
import { digestOf, writeManifest, type FileDigest } from './manifest';
import { isDocument, PUBLIC_KEY, type BackedUpSite, type Part } from './site';

type Files = Map<string, FileDigest>;

/** Copies the objects whose keys `isWanted` accepts. Skips objects that are removed meanwhile. */
const copyObjects = async (
  { folder, objects }: Part,
  into: string,
  files: Files,
  isWanted: (key: string) => boolean,
) => {
  for (const key of (await objects.listAll()).filter(isWanted)) {
    const bytes = await objects.get(key);
    if (bytes === null) continue;
    const name = `${folder}/${key}`;
    await mkdir(dirname(join(into, name)), { recursive: true });
    await writeFile(join(into, name), bytes, { flag: 'wx', flush: true });
    files.set(name, { size: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest('hex') });
  }
};

/** Returns the versions that a document names, and what to do if files of one are missing. */
const versionsToCheck = ({ remotes, partners = {} }: RegistryDocument) => [
  ...versionsIn({ remotes }).map((version) => ({ version, remedy: 'publish it again first' })),
  ...Object.entries(partners).flatMap(([partner, { pins }]) =>
    Object.entries(pins).map(([remote, version]) => ({
      version,
      remedy: `${partner} is pinned to it, so remove the pin first (npm run partner -- ${partner} ${remote}=)`,
    })),
  ),
];

/** Returns the number of the newest document in the backup. Throws if it is not signed, or if files that it names are missing. */
const checkedRegistry = async (into: string): Promise<number> => {
  const store = createFolderStore(join(into, 'store'));
  const document = await readRegistry(store, readPublicKey(join(into, PUBLIC_KEY)));
  for (const { version, remedy } of versionsToCheck(document))
    if (!(await hasAllFiles(store, version)))
      throw new Error(
        `the store lacks files of ${version.federation.name} ${version.version}, which the registry names: ${remedy}`,
      );
  return document.sequence;
};

const writeBackup = async (
  { config, database: { kind, fileName, save }, store, uploads }: BackedUpSite,
  into: string,
  say: (line: string) => void,
): Promise<void> => {
  const madeAt = new Date().toISOString();
  const files: Files = new Map();
  const publicKey = publicKeyFile(config.dataFolder);
  if (!existsSync(publicKey))
    throw new Error(`${publicKey} is missing: set CARAVAN_DATA to the site's data folder, and copy registry.pub there`);
  await copyFile(publicKey, join(into, PUBLIC_KEY));
  files.set(PUBLIC_KEY, await digestOf(join(into, PUBLIC_KEY)));

  // Copies rows before the uploads that they name, and registry documents before their files. Published files never change, so no
  // reference in the backup is broken, even if the site writes meanwhile.
  const migrations = await save(join(into, fileName));
  files.set(fileName, await digestOf(join(into, fileName)));
  say(`database (${kind}) up to ${migrations.at(-1)}`);
  await copyObjects(store, into, files, isDocument);
  await copyObjects(store, into, files, (key) => !isDocument(key));
  const registry = await checkedRegistry(into);
  say(`registry ${registry} and the files of its versions`);
  for (const part of uploads) await copyObjects(part, into, files, () => true);
  say('uploads');

  await writeManifest(into, {
    format: 1,
    madeAt,
    database: { kind, migrations: [...migrations] },
    registry,
    files: Object.fromEntries(files),
  });
};

export interface BackupOptions {
  readonly say: (line: string) => void;
  /** Runs a clean-up if the process is interrupted. Returns a function that cancels this. */
  readonly onInterrupt: (cleanUp: () => Promise<void>) => () => void;
}

/** Copies database, registry, published files and uploads of a site into a new folder. An incomplete backup has another name. */
export const makeBackup = async (
  site: BackedUpSite,
  folder: string,
  { say, onInterrupt }: BackupOptions,
): Promise<void> => {
  const unfinished = `${folder}.part`;
  if (existsSync(folder)) throw new Error(`${folder} exists: name a new folder`);
  if (existsSync(unfinished))
    throw new Error(`${unfinished} is left from a backup that was killed, or another one runs: remove it`);
  const remove = (): Promise<void> => rm(unfinished, { recursive: true, force: true });
  let isInterrupted = false;
  const cancel = onInterrupt(() => {
    isInterrupted = true;
    return remove();
  });
  try {
    // The backup has personal data.
    ensurePrivateFolder(unfinished, 'npm run backup -- <folder>');
    await writeBackup(site, unfinished, say);
    if (isInterrupted) throw new Error('the backup was interrupted');
    // Synchronous, so that an interrupt cannot remove the folder first.
    renameSync(unfinished, folder);
  } catch (error) {
    await remove();
    throw error;
  } finally {
    cancel();
  }
};
