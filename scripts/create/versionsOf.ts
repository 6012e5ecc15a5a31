import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { root } from '../workspaces';

const versions = v.record(v.string(), v.string());
const manifest = v.object({ dependencies: versions, devDependencies: v.optional(versions) });

/** Returns the exact versions of the packages that a remote's `package.json` names. A new remote takes those of others. */
export const versionsOf = (workspace: string): Readonly<Record<string, string>> => {
  const text = readFileSync(join(root, workspace, 'package.json'), 'utf8');
  const { dependencies, devDependencies } = v.parse(manifest, JSON.parse(text));
  return { ...dependencies, ...devDependencies };
};
