import { copyFileSync, existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { ownFolder } from '@caravan/object-store';
import { ensureKeys, type RegistryKeys } from './signature';

type Setting = Readonly<Record<'CARAVAN_KEYS', string | undefined>> | NodeJS.ProcessEnv;

/** The publisher's folder of keys: `CARAVAN_KEYS`, by default beside the data folder, since servers may read all of that. */
export const keysFolder = (data: string, env: Setting = process.env): string => env['CARAVAN_KEYS'] ?? `${data}-keys`;

/** Where servers have the public half of the registry's key. */
export const publicKeyFile = (data: string): string => join(data, 'registry.pub');

/**
 * The keys of who publishes on this machine, made for development where there are none. The servers of the data folder are given the
 * public one. Keys that an earlier version kept within the data folder are moved out of it.
 */
export const publisherKeys = (data: string, env: Setting = process.env): RegistryKeys => {
  ownFolder(data);
  const folder = keysFolder(data, env);
  const earlier = join(data, 'keys');
  if (!existsSync(folder) && existsSync(earlier)) renameSync(earlier, folder);
  const keys = ensureKeys(folder);
  copyFileSync(join(folder, 'registry.pub'), publicKeyFile(data));
  return keys;
};
