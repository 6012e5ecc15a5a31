import { existsSync, readdirSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { userInfo } from 'node:os';
import type { Federation } from '@caravan/shared/contracts';
import { existingKeys, keysFolder, openStore, type ObjectStore, type RegistryKeys } from '../src/index';
import type { RegistryWriter } from '../src/documents';
import { PublishRefused } from '../src/refused';
import { workspaceOf } from './commandWords';
import { readPrivateKeyFile } from './keyFiles';

const root = resolve(import.meta.dirname, '../..');

const dataFolder = (): string => process.env['CARAVAN_DATA'] || join(root, '.caravan');

/** Opens the store and the existing public key, for a command that signs nothing. */
export const openReader = (): { readonly store: ObjectStore; readonly keys: RegistryKeys } => {
  const data = dataFolder();
  return { store: openStore(process.env, data), keys: existingKeys(data) };
};

/**
 * Opens store and keys in `CARAVAN_DATA`, by default `.caravan` in the project. Signs with the key `CARAVAN_KEY`, else with
 * `<owner>.key`, else with `registry.key`. `owner` is a remote's name or `registry`. Refuses an invalid private key. Refuses a
 * folder without the registry's public key, unless `readKeys` is `publisherKeys`, which creates keys for a new site.
 */
export const openWriter = (
  owner = 'registry',
  readKeys: (data: string) => RegistryKeys = existingKeys,
): RegistryWriter & {
  /** The file of the private key. */
  readonly file: string;
} => {
  const data = dataFolder();
  const keys = readKeys(data);
  const { CARAVAN_KEY: keyFile, CARAVAN_BY: by } = process.env;
  const file = keyFile || join(keysFolder(data), `${owner}.key`);
  const isGiven = Boolean(keyFile) || existsSync(file);
  const help = keyFile ? 'correct CARAVAN_KEY, or leave it out' : 'put the right file in its place';
  return {
    store: openStore(process.env, data),
    keys: isGiven ? { ...keys, privateKey: readPrivateKeyFile(file, help) } : keys,
    by: by || userInfo().username,
    file,
  };
};

const isFederation = (value: unknown): value is Federation =>
  typeof value === 'object' && value !== null && 'name' in value && 'routes' in value && 'contract' in value;

/** Returns the declaration that a module exports. */
export const federationOf = (module: unknown, workspace: string): Federation => {
  if (typeof module === 'object' && module !== null && 'federation' in module && isFederation(module.federation))
    return module.federation;
  throw new PublishRefused(`${workspace}/federation.ts must export a constant named federation`);
};

/** Returns one line of an error message. For compiler errors it is the line that names the file and the position. */
export const errorLine = (error: unknown): string => {
  const [first = '', ...others] = (error instanceof Error ? error.message : String(error)).split('\n');
  return others.find((line) => line.includes('ERROR:'))?.trim() ?? first;
};

/** Returns the name of a remote, given as `mf-ranking` or `ranking`. Its folder need not be in this checkout. */
export const remoteNameOf = (word: string, usage: string): string => {
  const name = workspaceOf(word).replace(/^mf-/, '');
  if (!/^[a-z][a-z\d-]*$/.test(name))
    throw new PublishRefused(`${word ? `"${word}" is not the name of a remote` : 'name a remote'}: ${usage}`);
  return name;
};

/** Returns the folder and declaration of a remote's workspace. */
export const openRemote = async (
  workspace: string,
): Promise<{ readonly directory: string; readonly federation: Federation }> => {
  const directory = resolve(root, workspace);
  const file = join(directory, 'federation.ts');
  if (!directory.startsWith(root + sep) || !existsSync(file)) {
    const remotes = readdirSync(root).filter((name) => existsSync(join(root, name, 'federation.ts')));
    throw new PublishRefused(`there is no remote ${workspace || 'without a name'}: choose ${remotes.join(', ')}`);
  }
  const module: unknown = await import(pathToFileURL(file).href).catch((error: unknown) => {
    throw new PublishRefused(`${workspace}/federation.ts cannot be read (${errorLine(error)}): correct that line`);
  });
  return { directory, federation: federationOf(module, workspace) };
};

/** Returns whether an error is one of programming, which is printed with its stack. */
const isProgrammingError = (error: unknown): boolean =>
  !(error instanceof Error) ||
  [TypeError, RangeError, ReferenceError, SyntaxError].some((type) => error instanceof type);

/** Runs a command. Prints a refusal or failure in one line without a stack, except for programming errors. */
export const runCli = async (work: () => Promise<string>): Promise<void> => {
  try {
    process.stdout.write(await work());
  } catch (error) {
    if (isProgrammingError(error)) throw error;
    const message = error instanceof PublishRefused ? error.message.replaceAll(/\s*\n\s*/g, ' ') : errorLine(error);
    process.stderr.write(`${message}\n`);
    process.exitCode = 1;
  }
};
