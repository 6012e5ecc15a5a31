import { join } from 'node:path';
import { ensureKeys, openStore, readRegistry } from '@caravan/registry';
import { describeRemote, publishRemote, releaseShell } from '@caravan/registry/publish';
import { openRemote } from '../registry/bin/setting';
import { remoteWorkspaces, root } from './workspaces';

/**
 * Records the shell of this checkout as the one that runs, and publishes every remote whose build the registry does not know yet. A build that is current, or that a team has rolled
 * back from, stays as it is: starting the site must not undo a rollback.
 */
export const publishNew = async (
  data: string,
  say: (line: string) => void,
  workspaces = remoteWorkspaces(),
): Promise<void> => {
  const store = openStore(process.env, data);
  const keys = ensureKeys(process.env['CARAVAN_KEYS'] ?? join(data, 'keys'));
  const told = { store, keys, by: 'npm start', why: 'new build at start' };
  await releaseShell({ ...told, dist: join(root, 'shell/dist'), alone: true });
  for (const workspace of workspaces) {
    const { directory, federation } = await openRemote(workspace);
    const dist = join(directory, 'dist');
    const { version } = describeRemote(dist, federation);
    const known = (await readRegistry(store, keys)).remotes[federation.name];
    if (known?.current.version === version || known?.previous?.version === version) {
      say(`${workspace.padEnd(18)} ${known.current.version} runs already`);
      continue;
    }
    const registry = await publishRemote({ ...told, federation, dist });
    say(`${workspace.padEnd(18)} ${version} published (registry ${registry.sequence})`);
  }
};
