import { rolloutCommand } from './rolloutCommand';
import { command, openRemote, openSetting } from './setting';

// `npm run rollout -- mf-ranking 50 | "50 for 2 h, 100" | 100 | pause | go | stop "why"` changes the rollout of a remote.
const [workspace = '', ...words] = process.argv.slice(2);
await command(async () => {
  const { federation } = await openRemote(workspace);
  return rolloutCommand(openSetting(federation.name), federation.name, words);
});
