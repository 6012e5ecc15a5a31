import { existsSync, lstatSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SpawnOptions } from 'node:child_process';
import * as v from 'valibot';

/**
 * Megabytes of old JavaScript heap. A leak can fill hundreds between two checks of the memory limit (`renderProcess.ts`), whose
 * message is clearer than V8's.
 */
const HEAP_MB = 1000;
/** Megabytes of a semi-space, of which the young heap has three. With the default of 4, a page takes up to a third more CPU time. */
const YOUNG_HEAP_MB = 16;
/** User and group `nobody`. */
const NOBODY_ID = 65_534;
/** Variables that a render worker gets. None is a secret. `NODE_OPTIONS` is left out, because it could lift the confinement. */
const ALLOWED_VARIABLES = ['NODE_ENV', 'NODE_EXTRA_CA_CERTS', 'LANG', 'TZ'];

const packageFile = v.object({
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
  peerDependencies: v.optional(v.record(v.string(), v.string()), {}),
});

const dependenciesOf = (folder: string): string[] => {
  const content: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { dependencies, peerDependencies } = v.parse(packageFile, content);
  return [...Object.keys(dependencies), ...Object.keys(peerDependencies)];
};

/** Returns the folder of a package as a module in `from` finds it, or undefined if it is not installed. */
const findPackage = (from: string, name: string): string | undefined => {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  return from === dirname(from) ? undefined : findPackage(dirname(from), name);
};

/** What server builds import. */
export interface Packages {
  /** Folders of packages. */
  readonly folders: readonly string[];
  /** Symbolic links to them, in a checkout that uses the packages of another one. */
  readonly links: readonly string[];
}

/** Returns the packages that a workspace depends on, with their own dependencies. Leaves out workspaces. */
export const findPackages = (workspace: string): Packages => {
  const folders = new Set<string>();
  const links = new Set<string>();
  const add = (name: string, from: string): void => {
    const packageFolder = name.startsWith('@caravan/') ? undefined : findPackage(from, name);
    if (!packageFolder) return;
    // Of `@scope/name` the scope may be the link, or all of `node_modules`.
    for (const path of [packageFolder, dirname(packageFolder)]) if (lstatSync(path).isSymbolicLink()) links.add(path);
    const folder = realpathSync(packageFolder);
    if (folders.has(folder)) return;
    folders.add(folder);
    for (const dependency of dependenciesOf(folder)) add(dependency, folder);
  };
  for (const name of dependenciesOf(workspace)) add(name, workspace);
  return { folders: [...folders], links: [...links] };
};

/** Returns whether all users can read a file. */
const isPublic = (path: string): boolean => {
  if ((statSync(path).mode & 0o004) === 0) return false;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
};

/** The user that render workers run as. Null is the user of this server. */
export type WorkerUser = { readonly uid: number; readonly gid: number } | null;

/** Returns `nobody` if this server runs as root and others can read the files that workers need. */
export const workerUser = (files: readonly string[]): WorkerUser =>
  process.getuid?.() === 0 && [process.execPath, ...files].every(isPublic) ? { uid: NOBODY_ID, gid: NOBODY_ID } : null;

/**
 * Returns the options of a process that can read only `files` and packages. Node refuses other files, commands, threads, native code and
 * the inspector.
 */
export const confinementOf = (
  files: readonly string[],
  packages: Packages,
  user: WorkerUser,
): { readonly nodeOptions: readonly string[]; readonly spawnOptions: SpawnOptions } => ({
  nodeOptions: [
    '--permission',
    ...files.map((file) => `--allow-fs-read=${file}`),
    ...packages.folders.map((folder) => `--allow-fs-read=${folder}/*`),
    // With `*`, because without it Node does not find a path that is the beginning of another one (`react` of `react-dom`).
    ...packages.links.map((link) => `--allow-fs-read=${link}*`),
    // SQLite ignores the permission model.
    '--no-experimental-sqlite',
    // Flags of V8 write files in spite of the permission model. After the start, setting one ends the process.
    '--freeze-flags-after-init',
    `--max-old-space-size=${HEAP_MB}`,
    `--max-semi-space-size=${YOUNG_HEAP_MB}`,
  ],
  spawnOptions: {
    env: Object.fromEntries(Object.entries(process.env).filter(([name]) => ALLOWED_VARIABLES.includes(name))),
    ...user,
  },
});
