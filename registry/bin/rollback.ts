import { rollbackRemote } from '../src/publish';
import { openRemote, openSetting } from './setting';

/** `npm run rollback -- mf-ranking [why]`: puts the version before the current one back. */
const [workspace = '', ...why] = process.argv.slice(2);
const { federation } = await openRemote(workspace);
const registry = await rollbackRemote({ ...openSetting(), why: why.join(' ') || 'rolled back' }, federation.name);
process.stdout.write(
  `${federation.name} is back at ${registry.remotes[federation.name]?.current.version} (registry ${registry.sequence})\n`,
);
