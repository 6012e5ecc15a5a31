import { resolve } from 'node:path';
import { commandWords } from '../registry/bin/commandWords';
import { backupCommand } from './backup/command';
import { makeBackup } from './backup/makeBackup';
import { openBackedUpSite } from './backup/site';
import { onInterrupt } from './interrupted';

// `npm run backup -- <folder>`: copies database, registry, published files and uploads into a new folder.
const USAGE = 'npm run backup -- <folder>';
await backupCommand(async (say) => {
  const [folder] = commandWords(USAGE, { maxWords: 1 }).words;
  if (folder === undefined) throw new Error(`name a folder: ${USAGE}`);
  const path = resolve(process.env['INIT_CWD'] ?? '.', folder);
  await makeBackup(openBackedUpSite(process.env), path, { say, onInterrupt });
  return [`The backup is complete: ${path}. It has no private keys.`];
});
