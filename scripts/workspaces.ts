import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** The project's folder. */
export const root = join(import.meta.dirname, '..');

const manifest = v.object({ workspaces: v.array(v.string()) });

/** Returns the workspaces that a project's `package.json` names, also by a pattern (`mf-*`). */
export const workspacesOf = (project: string): string[] => {
  const { workspaces } = v.parse(manifest, JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')));
  return workspaces.flatMap((name) =>
    name.endsWith('*') ? readdirSync(project).filter((folder) => folder.startsWith(name.slice(0, -1))) : [name],
  );
};

/** Returns the workspaces with a webpack configuration. */
export const builtWorkspaces = (): string[] =>
  workspacesOf(root).filter((name) => existsSync(join(root, name, 'webpack.config.ts')));

/** Returns the workspaces with a federation declaration. */
export const remoteWorkspaces = (): string[] =>
  workspacesOf(root).filter((name) => existsSync(join(root, name, 'federation.ts')));
