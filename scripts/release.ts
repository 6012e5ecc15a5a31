import { join } from 'node:path';
import { releaseShell } from '@caravan/registry/publish';
import { command, openSetting } from '../registry/bin/setting';
import { buildWorkspace } from './build';
import { root } from './workspaces';

// `npm run release [-- --alone why]`: builds the shell if it changed, and records in the registry what it shares with remotes, before
// it starts. Other shells stay recorded until `--alone` says that none of them runs.
const words = process.argv.slice(2);
const alone = words[0] === '--alone';
await command(async () => {
  await buildWorkspace('shell');
  const { version, registry } = await releaseShell({
    ...openSetting(),
    dist: join(root, 'shell/dist'),
    why: words.slice(alone ? 1 : 0).join(' ') || 'released',
    alone,
  });
  const others = Object.keys(registry.shells ?? {}).length - 1;
  return `shell ${version} recorded, beside ${others} others (registry ${registry.sequence})\n`;
});
