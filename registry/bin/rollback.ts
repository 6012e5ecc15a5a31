import { namedVersion } from '../src/documents';
import { rollbackRemote } from '../src/rollback';
import { command, openRemote, openSetting } from './setting';

/**
 * `npm run rollback -- mf-ranking [version] [why]` puts back the last good version before the current one, a version named by
 * its beginning, or the version that ran before the removal.
 */
const [workspace = '', ...words] = process.argv.slice(2);
await command(async () => {
  const { federation } = await openRemote(workspace);
  const opened = openSetting(federation.name);
  const version = await namedVersion(opened.store, opened.keys, federation.name, words[0] ?? '');
  const setting = { ...opened, why: words.slice(version ? 1 : 0).join(' ') || 'rolled back' };
  const { sequence, remotes } = await rollbackRemote(setting, federation.name, version);
  return `${federation.name} is back at ${remotes[federation.name]?.current.version} (registry ${sequence})\n`;
});
