import { resolve } from 'node:path';
import { commandWords } from '../registry/bin/commandWords';
import { backupCommand } from './backup/command';
import { restoreBackup } from './backup/restoreBackup';
import { openBackedUpSite } from './backup/site';

// `npm run restore -- <folder> [--over]`: restores a backup into an empty site, with `--over` into one that it replaces.
const USAGE = 'npm run restore -- <folder> [--over]';
await backupCommand(async (say) => {
  const { words, has } = commandWords(USAGE, { options: ['over'], maxWords: 1 });
  const [folder] = words;
  if (folder === undefined) throw new Error(`name a folder: ${USAGE}`);
  const path = resolve(process.env['INIT_CWD'] ?? '.', folder);
  const next = await restoreBackup(openBackedUpSite(process.env), path, { isOverwriting: has('over'), say });
  return ['The backup is restored.', ...next.map((line) => `- ${line}`)];
});
