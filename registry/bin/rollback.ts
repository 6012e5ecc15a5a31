import { rollbackRemote } from '../src/publish';
import { command, openRemote, openSetting } from './setting';

/** `npm run rollback -- mf-ranking [version] [why]`: puts the version before the current one back, or the one whose name begins so. */
const [workspace = '', ...words] = process.argv.slice(2);
// A word with a digit is meant as one: mistyped it must not be taken for the reason.
const version = /^(?=.*\d)\w{4,}$/.test(words[0] ?? '') ? words.shift() : undefined;
await command(async () => {
  const { federation } = await openRemote(workspace);
  const setting = { ...openSetting(federation.name), why: words.join(' ') || 'rolled back' };
  const { sequence, remotes } = await rollbackRemote(setting, federation.name, version);
  return `${federation.name} is back at ${remotes[federation.name]?.current.version} (registry ${sequence})\n`;
});
