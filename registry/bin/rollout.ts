import { commandWords } from './commandWords';
import { rolloutCommand } from './rolloutCommand';
import { runCli, remoteNameOf, openWriter } from './cli';

// Changes the rollout of a remote.
const USAGE = 'npm run rollout -- mf-ranking 50 | "50 for 2 h, 100" | 100 | pause | go | stop "why"';
await runCli(async () => {
  const [word = '', ...words] = commandWords(USAGE).words;
  const name = remoteNameOf(word, USAGE);
  return rolloutCommand(openWriter(name), name, words);
});
