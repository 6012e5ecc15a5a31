import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeParts } from '@caravan/shared/build';
import type { Federation } from '@caravan/shared/contracts';
import { remoteWorkspaces, root } from './workspaces';

const isDeclaration = (module: unknown): module is { federation: Federation } =>
  typeof module === 'object' && module !== null && 'federation' in module;

// `npm install` and `npm run types` run this: what a remote's declaration says is there to be checked and read by editors.
for (const workspace of remoteWorkspaces()) {
  const directory = join(root, workspace);
  const module: unknown = await import(pathToFileURL(join(directory, 'federation.ts')).href);
  if (!isDeclaration(module)) throw new Error(`${workspace}/federation.ts exports no federation`);
  writeParts(directory, module.federation);
}
