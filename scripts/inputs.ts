import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspaces';

/** What never changes a build: its own results, what is made from the sources, tests, and what only they import. */
const passedOver = /^(node_modules|dist|\.modules|\.caravan|coverage|testing)$|\.test\.tsx?$|\.gen\.ts$|\.md$/;

/** Whether a file, by its path from the project's folder, is none of what builds are made of. */
export const changesNoBuild = (path: string): boolean => path.split('/').some((name) => passedOver.test(name));

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !passedOver.test(name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)]))
    .toSorted();

/** Workspaces that are compiled into others. */
const compiledIn: Readonly<Record<string, readonly string[]>> = {
  shell: ['registry', 'object-store'],
  api: ['object-store'],
  demo: ['api', 'object-store'],
};

const isLock = (value: unknown): value is { packages: Record<string, object> } =>
  typeof value === 'object' && value !== null && 'packages' in value;

/** The packages that the lock file names. Workspaces say themselves what they are: a new one leaves the others as they are. */
const packagesOf = (lock: string): string => {
  const parsed: unknown = JSON.parse(lock);
  if (!isLock(parsed)) throw new Error('package-lock.json is no lock file');
  const named = Object.entries(parsed.packages);
  return JSON.stringify(named.filter(([place, about]) => place.includes('node_modules/') && !('link' in about)));
};

/** A hash of everything that a workspace's build depends on: its own sources, what is compiled in, packages. */
export const inputsOf = (workspace: string, project = root): string => {
  const hash = createHash('sha256');
  const folders = [workspace, 'shared', ...(compiledIn[workspace] ?? [])].map((name) => join(project, name));
  for (const file of folders.flatMap(filesBelow)) hash.update(file.slice(project.length)).update(readFileSync(file));
  hash.update(packagesOf(readFileSync(join(project, 'package-lock.json'), 'utf8')));
  return hash.digest('hex');
};
