import { resolve } from 'node:path';
import { backupCommand } from './backup/command';
import { makeBackup } from './backup/makeBackup';
import { openBackedUpSite } from './backup/site';
import { onInterrupt } from './interrupted';

// `npm run backup -- <folder>`: copies database, registry, published files and uploads into a new folder.
await backupCommand(async (say) => {
  const [folder, ...more] = process.argv.slice(2);
  if (folder === undefined || more.length > 0) throw new Error('npm run backup -- <folder>');
  const path = resolve(process.env['INIT_CWD'] ?? '.', folder);
  await makeBackup(openBackedUpSite(process.env), path, { say, onInterrupt });
  return [`The backup is complete: ${path}. It has no private keys.`];
});
