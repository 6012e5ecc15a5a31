import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The project's folder. */
export const root = join(import.meta.dirname, '..');

const isNames = (value: unknown): value is { workspaces: string[] } =>
  typeof value === 'object' && value !== null && 'workspaces' in value && Array.isArray(value.workspaces);

/** Returns the workspaces that a project's `package.json` names, also by a pattern (`mf-*`). */
export const workspacesOf = (project: string): string[] => {
  const manifest: unknown = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  if (!isNames(manifest)) throw new Error(`${project}/package.json names no workspaces`);
  return manifest.workspaces.flatMap((name) =>
    name.endsWith('*') ? readdirSync(project).filter((folder) => folder.startsWith(name.slice(0, -1))) : [name],
  );
};

/** Returns the workspaces with a webpack configuration. */
export const builtWorkspaces = (): string[] =>
  workspacesOf(root).filter((name) => existsSync(join(root, name, 'webpack.config.ts')));

/** Returns the workspaces with a federation declaration. */
export const remoteWorkspaces = (): string[] =>
  workspacesOf(root).filter((name) => existsSync(join(root, name, 'federation.ts')));
