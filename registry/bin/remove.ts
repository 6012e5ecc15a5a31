import { removeRemote } from '../src/publish';
import { PublishRefused } from '../src/refused';
import { commandWords } from './commandWords';
import { runCli, openRemote, openWriter } from './cli';

// Removes a remote from the site until it is rolled back or published again.
const USAGE = 'npm run remove -- mf-ranking "why"';
await runCli(async () => {
  const { words } = commandWords(USAGE, { maxWords: 2 });
  const [workspace = '', why] = words;
  const { federation } = await openRemote(workspace);
  if (!why) throw new PublishRefused(`say why: ${USAGE}`);
  const { sequence } = await removeRemote({ ...openWriter(federation.name), why }, federation.name);
  return `${federation.name} is off the site; npm run rollback -- ${workspace} puts it back (registry ${sequence})\n`;
});
