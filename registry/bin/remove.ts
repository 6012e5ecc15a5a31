import { removeRemote } from '../src/publish';
import { command, openRemote, openSetting } from './setting';

/** `npm run remove -- mf-ranking [why]` removes a remote from the site until it is rolled back or published again. */
const [workspace = '', ...why] = process.argv.slice(2);
await command(async () => {
  const { federation } = await openRemote(workspace);
  const { sequence } = await removeRemote(
    { ...openSetting(federation.name), why: why.join(' ') || 'removed' },
    federation.name,
  );
  return `${federation.name} is off the site; npm run rollback -- ${workspace} puts it back (registry ${sequence})\n`;
});
