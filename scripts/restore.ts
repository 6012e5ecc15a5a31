import { resolve } from 'node:path';
import { backupCommand } from './backup/command';
import { restoreBackup } from './backup/restoreBackup';
import { openBackedUpSite } from './backup/site';

// `npm run restore -- <folder> [--over]`: restores a backup into an empty site, with `--over` into one that it replaces.
await backupCommand(async (say) => {
  const words = process.argv.slice(2);
  const [folder, ...more] = words.filter((word) => word !== '--over');
  if (folder === undefined || more.length > 0) throw new Error('npm run restore -- <folder> [--over]');
  const path = resolve(process.env['INIT_CWD'] ?? '.', folder);
  const next = await restoreBackup(openBackedUpSite(process.env), path, { overwrite: words.includes('--over'), say });
  return ['The backup is restored.', ...next.map((line) => `- ${line}`)];
});
