import { writeParts } from '@caravan/shared/build';
import { openRemote } from '../registry/bin/setting';
import { remoteWorkspaces } from './workspaces';

// `npm install` and `npm run types` run this: what a remote's declaration says is there to be checked and read by editors.
for (const workspace of remoteWorkspaces()) {
  const { directory, federation } = await openRemote(workspace);
  writeParts(directory, federation);
}
