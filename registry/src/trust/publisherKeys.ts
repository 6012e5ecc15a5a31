import { copyFileSync, existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePrivateFolder } from '@caravan/object-store';
import { PublishRefused } from '../refused';
import { ensureKeys, pairFault, readKeys, readPublicKey, type RegistryKeys } from './signature';

type Setting = Readonly<Record<'CARAVAN_KEYS', string | undefined>> | NodeJS.ProcessEnv;

/** Returns the folder of the publisher's keys: `CARAVAN_KEYS`, by default beside the data folder, which servers can read. */
export const keysFolder = (data: string, env: Setting = process.env): string => env['CARAVAN_KEYS'] || `${data}-keys`;

/** Returns the file from which servers read the registry's public key. */
export const publicKeyFile = (data: string): string => join(data, 'registry.pub');

/** Returns the public key in the publisher's folder, where it stays when the private one is rotated. */
const publisherFile = (data: string, env: Setting): string => join(keysFolder(data, env), 'registry.pub');

/** Returns the keys that are there, for a command that needs no new key: the publisher's, or else the public key of the data folder. */
export const existingKeys = (data: string, env: Setting = process.env): RegistryKeys => {
  if (existsSync(publisherFile(data, env))) return readKeys(keysFolder(data, env));
  if (existsSync(publicKeyFile(data))) return readPublicKey(publicKeyFile(data));
  throw new PublishRefused(
    `the registry cannot be read: neither ${publisherFile(data, env)} nor ${publicKeyFile(data)} exists. Copy registry.pub there, or correct CARAVAN_DATA`,
  );
};

/**
 * Returns why a publisher's command is refused for its keys, or null. The data folder's key stays: servers would trust
 * no document of their registry by a new key or by that of another site.
 */
export const publisherKeysFault = (data: string, env: Setting): string | null => {
  const [own, known] = [publisherFile(data, env), publicKeyFile(data)];
  if (!existsSync(known)) return pairFault(keysFolder(data, env), 'registry');
  if (!existsSync(own))
    return `${own} is missing, and a new key would not fit ${known}: put registry.pub and your private key into ${keysFolder(data, env)}, or name their folder by CARAVAN_KEYS`;
  if (!readPublicKey(own).publicKey.equals(readPublicKey(known).publicKey))
    return `${own} is another key than ${known}, by which servers trust the registry: name the folder with the keys of this site by CARAVAN_KEYS, or correct CARAVAN_DATA`;
  return null;
};

/**
 * Returns the publisher's keys. Creates keys for development if there are none at all, and copies the public one to a data folder
 * that has none, for the servers.
 */
export const publisherKeys = (data: string, env: Setting = process.env): RegistryKeys => {
  ensurePrivateFolder(data);
  const fault = publisherKeysFault(data, env);
  if (fault !== null) throw new PublishRefused(fault);
  const keys = ensureKeys(keysFolder(data, env));
  if (existsSync(publicKeyFile(data))) return keys;
  // Renamed, because a server may read the file meanwhile.
  const copy = `${publicKeyFile(data)}.${process.pid}`;
  copyFileSync(publisherFile(data, env), copy);
  renameSync(copy, publicKeyFile(data));
  return keys;
};
