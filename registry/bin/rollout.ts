import { commandWords } from './commandWords';
import { rolloutCommand } from './rolloutCommand';
import { runCli, openRemote, openWriter } from './cli';

// Changes the rollout of a remote.
const USAGE = 'npm run rollout -- mf-ranking 50 | "50 for 2 h, 100" | 100 | pause | go | stop "why"';
await runCli(async () => {
  const [workspace = '', ...words] = commandWords(USAGE).words;
  const { federation } = await openRemote(workspace);
  return rolloutCommand(openWriter(federation.name), federation.name, words);
});
