import { createPrivateKey } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { userInfo } from 'node:os';
import type { Federation } from '@caravan/shared/contracts';
import { keysFolder, openStore, publisherKeys, type ObjectStore, type RegistryKeys } from '../src/index';
import { PublishRefused } from '../src/publish';

const root = resolve(import.meta.dirname, '../..');

/**
 * Where store and keys are: `CARAVAN_DATA`, by default `.caravan` in the project. A remote is changed with the key that
 * `CARAVAN_KEY` names, else with its own in the folder of keys, else with the registry's.
 */
export const openSetting = (
  remote?: string,
): { readonly store: ObjectStore; readonly keys: RegistryKeys; readonly by: string } => {
  const data = process.env['CARAVAN_DATA'] ?? join(root, '.caravan');
  const keys = publisherKeys(data);
  const file = process.env['CARAVAN_KEY'] ?? join(keysFolder(data), `${remote ?? 'registry'}.key`);
  return {
    store: openStore(process.env, data),
    keys: existsSync(file) ? { ...keys, privateKey: createPrivateKey(readFileSync(file)) } : keys,
    by: process.env['CARAVAN_BY'] ?? userInfo().username,
  };
};

const isFederation = (value: unknown): value is Federation =>
  typeof value === 'object' && value !== null && 'name' in value && 'routes' in value && 'contract' in value;

/** The declaration that a module exports; refused with the name of its workspace where it exports none. */
export const federationOf = (module: unknown, workspace: string): Federation => {
  if (typeof module === 'object' && module !== null && 'federation' in module && isFederation(module.federation))
    return module.federation;
  throw new PublishRefused(`${workspace}/federation.ts must export a constant named federation`);
};

/** In one line, without the stack; of compilers the line that names the place. */
export const saidBy = (error: unknown): string => {
  const [first = '', ...more] = (error instanceof Error ? error.message : String(error)).split('\n');
  return more.find((line) => line.includes('ERROR:'))?.trim() ?? first;
};

/** The folder of a workspace and its declaration. Throws with a message for people where it is no remote. */
export const openRemote = async (
  workspace: string,
): Promise<{ readonly directory: string; readonly federation: Federation }> => {
  const directory = resolve(root, workspace);
  const file = join(directory, 'federation.ts');
  if (!directory.startsWith(root + sep) || !existsSync(file)) {
    const sections = readdirSync(root).filter((name) => existsSync(join(root, name, 'federation.ts')));
    throw new PublishRefused(`there is no section ${workspace || 'without a name'}: choose ${sections.join(', ')}`);
  }
  const module: unknown = await import(pathToFileURL(file).href).catch((error: unknown) => {
    throw new PublishRefused(`${workspace}/federation.ts cannot be read (${saidBy(error)}): mend that line`);
  });
  return { directory, federation: federationOf(module, workspace) };
};

/** Of the code itself: then a stack is of use. */
const isOwnFault = (error: unknown): boolean =>
  !(error instanceof Error) ||
  [TypeError, RangeError, ReferenceError, SyntaxError].some((type) => error instanceof type);

/** Runs a command: what is refused or fails is said last and in one line, without a stack, except for faults of its code. */
export const command = async (work: () => Promise<string>): Promise<void> => {
  try {
    process.stdout.write(await work());
  } catch (error) {
    if (isOwnFault(error)) throw error;
    const said = error instanceof PublishRefused ? error.message.replaceAll(/\s*\n\s*/g, ' ') : saidBy(error);
    process.stderr.write(`${said}\n`);
    process.exitCode = 1;
  }
};
