import { rollbackRemote } from '../src/publish';
import { command, openRemote, openSetting } from './setting';

/** `npm run rollback -- mf-ranking [why]`: puts the version before the current one back. */
const [workspace = '', ...why] = process.argv.slice(2);
await command(async () => {
  const { federation } = await openRemote(workspace);
  const setting = { ...openSetting(), why: why.join(' ') || 'rolled back' };
  const { sequence, remotes } = await rollbackRemote(setting, federation.name);
  return `${federation.name} is back at ${remotes[federation.name]?.current.version} (registry ${sequence})\n`;
});
