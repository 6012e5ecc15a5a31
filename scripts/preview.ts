import { join } from 'node:path';
import { nextSigner, publisherKeys, readRegistry } from '@caravan/registry';
import { publishPreview } from '@caravan/registry/rollout';
import { overrideLink } from '../registry/bin/overrideLink';
import { commandWords, workspaceOf } from '../registry/bin/commandWords';
import { runCli, openRemote, openWriter } from '../registry/bin/cli';
import { buildRemote } from './gate/buildRemote';
import { verifyTypes } from './gate/verifyRemote';

// `npm run preview -- mf-ranking ["why"]`: builds a remote if it changed, and publishes it as a preview. Visitors do not get
// it. Prints a link that shows it to one browser. The gate checks only types, build and the comparison with the registry,
// because a reviewer wants to see it before it is finished.
await runCli(async () => {
  const { words } = commandWords('npm run preview -- mf-ranking ["why"]', { maxWords: 2 });
  const [word = '', why = 'a preview'] = words;
  const workspace = workspaceOf(word);
  const { directory, federation } = await openRemote(workspace);
  const { name } = federation;
  const change = { ...openWriter(name, publisherKeys), why };
  await nextSigner(change.store, change.keys, await readRegistry(change.store, change.keys), name);
  await verifyTypes(workspace, (line) => void process.stdout.write(`${line}\n`));
  await buildRemote(workspace);
  const { version, registry } = await publishPreview({ ...change, federation, dist: join(directory, 'dist') });
  const sequence = registry.sequence;
  const link = overrideLink(change, name, { version, at: sequence });
  return `${name} ${version} can be previewed for two hours by this link (registry ${sequence}):\n${link}\n`;
});
