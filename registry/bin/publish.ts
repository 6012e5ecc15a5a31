import { join } from 'node:path';
import { publishRemote } from '../src/publish';
import { openRemote, openSetting } from './setting';

/** `npm run publish -- mf-ranking [why]`: publishes the workspace's build. The root script builds it first. */
const [workspace = '', ...why] = process.argv.slice(2);
const { directory, federation } = await openRemote(workspace);
const setting = openSetting();
const registry = await publishRemote({
  ...setting,
  federation,
  dist: join(directory, 'dist'),
  why: why.join(' ') || 'published',
});
const entry = registry.remotes[federation.name];
process.stdout.write(
  `${federation.name} ${entry?.current.version} runs since ${entry?.since} (registry ${registry.sequence})\n`,
);
