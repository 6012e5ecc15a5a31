import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspaces';

type Versions = Readonly<Record<string, string>>;

const isManifest = (value: unknown): value is { dependencies: Versions; devDependencies?: Versions } =>
  typeof value === 'object' && value !== null && 'dependencies' in value;

/** Returns the exact versions of the packages that a section's `package.json` names. A new section takes those of others. */
export const versionsOf = (workspace: string): Versions => {
  const manifest: unknown = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'));
  if (!isManifest(manifest)) throw new Error(`${workspace}/package.json names no dependencies`);
  return { ...manifest.dependencies, ...manifest.devDependencies };
};
