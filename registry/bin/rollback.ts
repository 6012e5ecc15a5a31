import { rollbackRemote } from '../src/publish';
import { command, openRemote, openSetting } from './setting';

/** `npm run rollback -- mf-ranking [version] [why]`: puts the version before the current one back, or the named one. */
const [workspace = '', ...words] = process.argv.slice(2);
const version = /^[0-9a-f]{16}$/.test(words[0] ?? '') ? words.shift() : undefined;
await command(async () => {
  const { federation } = await openRemote(workspace);
  const setting = { ...openSetting(federation.name), why: words.join(' ') || 'rolled back' };
  const { sequence, remotes } = await rollbackRemote(setting, federation.name, version);
  return `${federation.name} is back at ${remotes[federation.name]?.current.version} (registry ${sequence})\n`;
});
