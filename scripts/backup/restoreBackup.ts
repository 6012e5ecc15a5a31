import { existsSync } from 'node:fs';
import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { knownMigrations } from '@caravan/api/backup';
import { errorMessageOf } from '@caravan/api/command';
import {
  expiryFault,
  createFolderStore,
  keysFolder,
  ensurePrivateFolder,
  publicKeyFile,
  readNumbers,
  readPublicKey,
  readRegistry,
} from '@caravan/registry';
import type { RegistryDocument } from '@caravan/shared/contracts';
import { supervisorsOn } from '../supervisor/siteRecord';
import { verifiedManifest, type Manifest } from './manifest';
import { isDocument, PUBLIC_KEY, type BackedUpSite, type Part } from './site';

const nothingRestored = 'nothing was restored';

/** Throws if this code or this configuration cannot read the backup's database. */
const checkDatabase = ({ database }: Manifest, kind: string): void => {
  if (database.kind !== kind)
    throw new Error(
      `${nothingRestored}: the backup is of another kind of database (${database.kind}) than the target (${kind}): set DATABASE_URL and DATABASE_SCHEMA`,
    );
  const known = new Set(knownMigrations());
  const newer = database.migrations.find((name) => !known.has(name));
  if (newer !== undefined)
    throw new Error(
      `${nothingRestored}: this code is older than the backup and has no migration ${newer}: check out the code of the backup, or newer`,
    );
};

/** Throws if the target trusts another key than the one that signs the registry of the backup. */
const checkKey = async (folder: string, { config, env }: BackedUpSite): Promise<void> => {
  const key = await readFile(join(folder, PUBLIC_KEY));
  for (const file of [publicKeyFile(config.dataFolder), join(keysFolder(config.dataFolder, env), PUBLIC_KEY)])
    if (existsSync(file) && !key.equals(await readFile(file)))
      throw new Error(
        `${nothingRestored}: ${file} is not the key that signs the registry of the backup: put the right one there`,
      );
};

/** Throws unless the site is stopped and empty, or may be replaced. */
const checkTarget = async (site: BackedUpSite, isDatabaseEmpty: boolean, isOverwriting: boolean): Promise<void> => {
  const [running] = supervisorsOn(site.config.dataFolder);
  if (running !== undefined)
    throw new Error(
      `${nothingRestored}: Caravan runs on ${site.config.dataFolder} (process ${running}): stop it first`,
    );
  const occupied = isDatabaseEmpty ? [] : ['the database'];
  for (const { folder, objects } of [site.store, ...site.uploads])
    if ((await objects.listAll()).length > 0) occupied.push(folder);
  if (occupied.length > 0 && !isOverwriting)
    throw new Error(
      `${nothingRestored}: ${occupied.join(', ')} ${occupied.length > 1 ? 'are' : 'is'} not empty. --over replaces ${occupied.length > 1 ? 'their' : 'its'} content`,
    );
};

const keysIn = ({ files }: Manifest, { folder }: Part): readonly string[] =>
  Object.keys(files).flatMap((name) => (name.startsWith(`${folder}/`) ? [name.slice(folder.length + 1)] : []));

/** Writes objects of the backup. Replaces those that differ. */
const writeObjects = async (from: string, { folder, objects }: Part, keys: readonly string[]): Promise<void> => {
  for (const key of keys) {
    const bytes = await readFile(join(from, folder, key));
    if (await objects.create(key, bytes)) continue;
    if (bytes.equals((await objects.get(key)) ?? new Uint8Array())) continue;
    await objects.remove(key);
    await objects.create(key, bytes);
  }
};

/** Removes the objects that the backup does not have, the newest registry document first. */
const removeOthers = async (
  { objects }: Part,
  keys: readonly string[],
  isWanted: (key: string) => boolean,
): Promise<void> => {
  const keptKeys = new Set(keys);
  for (const key of (await objects.listAll()).toReversed())
    if (isWanted(key) && !keptKeys.has(key)) await objects.remove(key);
};

/** Says what the operator must know or do before the site starts. */
const nextSteps = async (
  { config: { dataFolder }, env }: BackedUpSite,
  { madeAt }: Manifest,
  { before, restored }: { readonly before: number; readonly restored: RegistryDocument },
): Promise<readonly string[]> => {
  const registry = restored.sequence;
  const seenFolder = join(dataFolder, 'seen-registry');
  const seenRegistry = (await readNumbers(createFolderStore(seenFolder))).at(-1) ?? 0;
  const keys = keysFolder(dataFolder, env);
  const expired = expiryFault(restored);
  return [
    ...(before > registry ? [`The registry went back from ${before} to ${registry}.`] : []),
    seenRegistry > registry
      ? `The shell server of this machine saw registry ${seenRegistry}. It continues with it, and puts ${registry + 1} to ${seenRegistry} into the store again, without their files. To go back to ${registry}, remove ${seenFolder} before it starts.`
      : `A shell server that saw a newer registry than ${registry} continues with it and stores it again. To go back to ${registry}, remove seen-registry in its data folder before it starts.`,
    ...(expired ? [`Shell servers that saw no registry yet do not start: ${expired}.`] : []),
    ...(existsSync(join(keys, 'registry.key'))
      ? []
      : [
          `registry.key is in no backup. Put it and ${PUBLIC_KEY} into ${keys} before npm start, which does not start without them.`,
        ]),
    `Persons who were deleted after ${madeAt} are back: delete them again with npm run person -w api -- delete <e-mail>.`,
  ];
};

/** Replaces a site by a verified backup. Returns the number of the newest registry document that the site had. */
const replaceSite = async (
  { config, database, store, uploads }: BackedUpSite,
  folder: string,
  manifest: Manifest,
  say: (line: string) => void,
): Promise<number> => {
  // In the opposite order of the backup, so that an interrupted restore leaves no reference to a file that is missing.
  ensurePrivateFolder(config.dataFolder);
  for (const part of uploads) await writeObjects(folder, part, keysIn(manifest, part));
  say('uploads');
  const keys = keysIn(manifest, store);
  await writeObjects(
    folder,
    store,
    keys.filter((key) => !isDocument(key)),
  );
  await copyFile(join(folder, PUBLIC_KEY), publicKeyFile(config.dataFolder));
  const before = (await readNumbers(store.objects)).at(-1) ?? 0;
  await removeOthers(store, keys, isDocument);
  await writeObjects(folder, store, keys.filter(isDocument));
  say(`registry ${manifest.registry} and the files of its versions`);
  const uploadNames = new Set(await database.restore(join(folder, database.fileName)));
  say(`database up to ${manifest.database.migrations.at(-1)}`);
  await removeOthers(store, keys, () => true);
  // Uploads that were finished after the rows were saved have no row, so nothing would ever delete them.
  for (const part of uploads)
    await removeOthers(
      part,
      keysIn(manifest, part).filter((key) => uploadNames.has(`${part.bucket}/${key}`)),
      () => true,
    );
  return before;
};

/**
 * Restores a backup into an empty site. `isOverwriting`: replaces a site that is not empty. Verifies the backup before it
 * changes anything. Returns what the operator must know or do next.
 */
export const restoreBackup = async (
  site: BackedUpSite,
  folder: string,
  { isOverwriting, say }: { readonly isOverwriting: boolean; readonly say: (line: string) => void },
): Promise<readonly string[]> => {
  const { database } = site;
  const manifest = await verifiedManifest(folder);
  checkDatabase(manifest, database.kind);
  await checkKey(folder, site);
  const restored = await readRegistry(
    createFolderStore(join(folder, 'store')),
    readPublicKey(join(folder, PUBLIC_KEY)),
  );
  say(`backup of ${manifest.madeAt}: ${Object.keys(manifest.files).length} files are as they were written`);
  await checkTarget(site, await database.isEmpty(), isOverwriting);

  const before = await replaceSite(site, folder, manifest, say).catch((error: unknown) => {
    throw new Error(`${errorMessageOf(error)}: the restore is not complete, run it again with --over`, {
      cause: error,
    });
  });
  return nextSteps(site, manifest, { before, restored });
};
