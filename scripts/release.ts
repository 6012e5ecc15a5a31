import { join } from 'node:path';
import { publisherKeys } from '@caravan/registry';
import { releaseShell } from '@caravan/registry/publish';
import { commandWords } from '../registry/bin/commandWords';
import { runCli, openWriter } from '../registry/bin/cli';
import { buildWorkspace } from './build';
import { root } from './workspaces';

// `npm run release [-- --alone "why"]`: builds the shell if it changed, and records in the registry what it shares with remotes, before
// it starts. Other shells stay recorded until `--alone` says that none of them runs.
await runCli(async () => {
  const { words, has } = commandWords('npm run release -- [--alone] ["why"]', { options: ['alone'], maxWords: 1 });
  const [why = 'released'] = words;
  await buildWorkspace('shell');
  const { version, registry } = await releaseShell({
    ...openWriter('registry', publisherKeys),
    dist: join(root, 'shell/dist'),
    why,
    isAlone: has('alone'),
  });
  const otherShells = Object.keys(registry.shells).length - 1;
  return `shell ${version} recorded, beside ${otherShells} others (registry ${registry.sequence})\n`;
});
