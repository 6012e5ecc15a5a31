import { join } from 'node:path';
import { publishRemote } from '../src/publish';
import { command, openRemote, openSetting } from './setting';

/** `npm run publish -- mf-ranking [why]`: publishes the workspace's build. The root script builds it first. */
const [workspace = '', ...why] = process.argv.slice(2);
await command(async () => {
  const { directory, federation } = await openRemote(workspace);
  const { sequence, remotes } = await publishRemote({
    ...openSetting(),
    federation,
    dist: join(directory, 'dist'),
    why: why.join(' ') || 'published',
  });
  const entry = remotes[federation.name];
  return `${federation.name} ${entry?.current.version} runs since ${entry?.since} (registry ${sequence})\n`;
});
