import { copyFileSync, existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePrivateFolder } from '@caravan/object-store';
import { ensureKeys, type RegistryKeys } from './signature';

type Setting = Readonly<Record<'CARAVAN_KEYS', string | undefined>> | NodeJS.ProcessEnv;

/** Returns the folder of the publisher's keys: `CARAVAN_KEYS`, by default beside the data folder, which servers can read. */
export const keysFolder = (data: string, env: Setting = process.env): string => env['CARAVAN_KEYS'] || `${data}-keys`;

/** The file from which servers read the registry's public key. */
export const publicKeyFile = (data: string): string => join(data, 'registry.pub');

/**
 * Returns the publisher's keys. Creates keys for development if there are none, and copies the public one to the data folder
 * for the servers. Moves keys that an earlier version kept in the data folder.
 */
export const publisherKeys = (data: string, env: Setting = process.env): RegistryKeys => {
  ensurePrivateFolder(data);
  const folder = keysFolder(data, env);
  const legacyFolder = join(data, 'keys');
  if (!existsSync(folder) && existsSync(legacyFolder)) renameSync(legacyFolder, folder);
  const keys = ensureKeys(folder);
  // Renamed, because a server may read the file meanwhile.
  const copy = `${publicKeyFile(data)}.${process.pid}`;
  copyFileSync(join(folder, 'registry.pub'), copy);
  renameSync(copy, publicKeyFile(data));
  return keys;
};
