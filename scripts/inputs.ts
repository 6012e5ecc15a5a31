import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readLock } from './lockFile';
import { root } from './workspaces';

/** Files that never change a build: its results, generated sources, tests, and what only tests import. */
const ignored = /^(node_modules|dist|\.modules|\.caravan|coverage|testing)$|\.test\.tsx?$|\.gen\.ts$|\.md$/;

/** Returns whether no build depends on a file. The path is relative to the project's folder. */
export const changesNoBuild = (path: string): boolean => path.split('/').some((name) => ignored.test(name));

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !ignored.test(name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)]))
    .toSorted();

/** Workspaces that are compiled into others. */
const compiledIn: Readonly<Record<string, readonly string[]>> = {
  shell: ['registry', 'object-store'],
  api: ['object-store'],
  demo: ['api', 'object-store'],
};

/** Returns the packages of the lock file, without workspaces: a new workspace must not change the builds of others. */
const packagesOf = (project: string): string =>
  JSON.stringify(
    Object.entries(readLock(project).packages).filter(
      ([packagePath, { link }]) => packagePath.includes('node_modules/') && link !== true,
    ),
  );

/** Returns a hash of everything that a workspace's build depends on: its sources, those of the workspaces compiled into it, and packages. */
export const inputsOf = (workspace: string, project = root): string => {
  const hash = createHash('sha256');
  const folders = [workspace, 'shared', ...(compiledIn[workspace] ?? [])].map((name) => join(project, name));
  for (const file of folders.flatMap(filesBelow)) hash.update(file.slice(project.length)).update(readFileSync(file));
  hash.update(packagesOf(project));
  return hash.digest('hex');
};
