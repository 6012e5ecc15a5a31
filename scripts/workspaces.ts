import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The project's folder. */
export const root = join(import.meta.dirname, '..');

const isNames = (value: unknown): value is { workspaces: string[] } =>
  typeof value === 'object' && value !== null && 'workspaces' in value && Array.isArray(value.workspaces);

const listed = (): string[] => {
  const manifest: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return isNames(manifest) ? manifest.workspaces : [];
};

/** The workspaces that are built: those with a webpack configuration. */
export const builtWorkspaces = (): string[] =>
  listed().filter((name) => existsSync(join(root, name, 'webpack.config.ts')));

/** The workspaces that are remotes: those with a federation declaration. */
export const remoteWorkspaces = (): string[] =>
  listed().filter((name) => existsSync(join(root, name, 'federation.ts')));
