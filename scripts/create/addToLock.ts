import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readLock, writeLock } from '../lockFile';

const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

/**
 * Adds a new workspace as `npm install` would: two entries in the lock file, and a link. Installing would take a minute and ask
 * npm's registry, although there is nothing to download.
 */
export const addToLock = (
  root: string,
  workspace: string,
  { name, version, dependencies, devDependencies }: { name: string; version: string } & Record<string, unknown>,
): void => {
  const file = join(root, 'package-lock.json');
  const marker = join(root, 'node_modules/.caravan-installed');
  const isInstalled = existsSync(marker) && readFileSync(marker, 'utf8') === hashOf(file);
  const lock = readLock(root);
  const packages = {
    ...lock.packages,
    [workspace]: { name, version, dependencies, devDependencies },
    [`node_modules/${name}`]: { resolved: workspace, link: true },
  };
  writeLock(root, { ...lock, packages });
  const link = join(root, 'node_modules', name);
  mkdirSync(dirname(link), { recursive: true });
  if (!existsSync(link)) symlinkSync(join('../..', workspace), link);
  if (isInstalled) writeFileSync(marker, hashOf(file));
};
