import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeParts } from '@caravan/shared/build';
import { commandWords } from '../registry/bin/commandWords';
import { openRemote, runCli } from '../registry/bin/cli';
import { addToLock } from './create/addToLock';
import { reasonAgainstName } from './create/checkName';
import { manifestOf, remoteFiles, type NewRemote } from './create/remoteFiles';
import { versionsOf } from './create/versionsOf';
import { remoteWorkspaces, root } from './workspaces';

// `npm run create -- mf-hello`: makes a remote that can be started, tested and published at once. Changes no other file than the lock
// file.
await runCli(async () => {
  const [workspace = ''] = commandWords('npm run create -- mf-hello', { maxWords: 1 }).words;
  const otherWorkspaces = remoteWorkspaces();
  const federations = await Promise.all(otherWorkspaces.map(async (each) => (await openRemote(each)).federation));
  const reason = reasonAgainstName(workspace, federations);
  if (reason) throw new Error(reason);
  const remote: NewRemote = {
    name: workspace.slice('mf-'.length),
    port: Math.max(4610, ...federations.map(({ port }) => port)) + 1,
    versions: Object.fromEntries(otherWorkspaces.flatMap((each) => Object.entries(versionsOf(each)))),
  };
  for (const [path, text] of Object.entries(remoteFiles(remote))) {
    const file = join(root, workspace, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: 'wx' });
  }
  addToLock(root, workspace, manifestOf(remote));
  const { directory, federation } = await openRemote(workspace);
  writeParts(directory, federation);
  return `${workspace} is made: one page at /${remote.name}, its texts in ${workspace}/src/locales.

  npm start -w ${workspace}             shows it with every change
  npm run publish -- ${workspace} "why" puts it into the running site and its menu
`;
});
