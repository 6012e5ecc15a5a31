import { writeParts } from '@caravan/shared/build';
import { openRemote } from '../registry/bin/cli';
import { remoteWorkspaces } from './workspaces';

// Writes `src/parts.gen.ts` of every remote, which editors, lint and types need. Runs after `npm install`.
for (const workspace of remoteWorkspaces()) {
  const { directory, federation } = await openRemote(workspace);
  writeParts(directory, federation);
}
