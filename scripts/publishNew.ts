import { createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  allowTeams,
  ensureKeyPair,
  isDevelopmentKey,
  keysFolder,
  openStore,
  publicText,
  publisherKeys,
  readRegistry,
  renewIfDue,
} from '@caravan/registry';
import { startShell } from '@caravan/registry/publish';
import { openRemote } from '../registry/bin/cli';
import { publishIfMissing } from './publishIfMissing';
import { remoteWorkspaces, root } from './workspaces';

/** Makes a key for each remote, with the right to publish, if the registry's key is one for development. */
const allowDevelopmentKeys = async (
  folder: string,
  edit: Parameters<typeof allowTeams>[0],
  names: readonly string[],
) => {
  if (!isDevelopmentKey(readFileSync(join(folder, 'registry.pub'), 'utf8'))) return;
  const { teams = {} } = await readRegistry(edit.store, edit.keys);
  const newNames = names.filter((name) => !(name in teams));
  if (newNames.length === 0) return;
  const rights = newNames.map((name) => {
    ensureKeyPair(folder, name);
    const publicKey = publicText(createPublicKey(readFileSync(join(folder, `${name}.pub`))));
    return [name, { publicKey, remotes: [name], development: true as const }] as const;
  });
  await allowTeams({ ...edit, why: 'keys for development' }, Object.fromEntries(rights));
};

const authorship = { by: 'npm start', why: 'the registry lacked it at a start' };

/**
 * Publishes remotes that the registry never knew, and those whose version no longer fits the recorded shells. Renews the registry if that
 * is due. Leaves alone what teams published, rolled back or removed.
 */
export const publishRemotes = async (
  data: string,
  say: (line: string) => void,
  workspaces: readonly string[],
): Promise<void> => {
  const keys = publisherKeys(data);
  const edit = { store: openStore(process.env, data), keys, ...authorship };
  // Comes first, because teams' keys cannot change an expired registry.
  if (keys.privateKey) await renewIfDue(edit);
  const names = await Promise.all(workspaces.map(async (each) => (await openRemote(each)).federation.name));
  await allowDevelopmentKeys(keysFolder(data), edit, names);
  for (const workspace of workspaces) {
    const { directory, federation } = await openRemote(workspace);
    const dist = join(directory, 'dist');
    say(`${workspace.padEnd(18)} ${await publishIfMissing({ ...edit, federation, dist })}`);
  }
};

/** Records the shell of this checkout as the one that runs, and publishes the remotes that are missing in the registry. */
export const publishNew = async (
  data: string,
  say: (line: string) => void,
  workspaces = remoteWorkspaces(),
): Promise<void> => {
  const edit = { store: openStore(process.env, data), keys: publisherKeys(data), ...authorship };
  await startShell({ ...edit, dist: join(root, 'shell/dist') });
  await publishRemotes(data, say, workspaces);
};
