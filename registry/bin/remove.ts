import { removeRemote } from '../src/publish';
import { PublishRefused } from '../src/refused';
import { commandWords } from './commandWords';
import { runCli, remoteNameOf, openWriter } from './cli';

// Removes a remote from the site until it is rolled back or published again.
const USAGE = 'npm run remove -- mf-ranking "why"';
await runCli(async () => {
  const { words } = commandWords(USAGE, { maxWords: 2 });
  const [word = '', why] = words;
  const name = remoteNameOf(word, USAGE);
  if (!why) throw new PublishRefused(`say why: ${USAGE}`);
  const { sequence } = await removeRemote({ ...openWriter(name), why }, name);
  return `${name} is removed from the site: npm run rollback -- mf-${name} puts it back (registry ${sequence})\n`;
});
