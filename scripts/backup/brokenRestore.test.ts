import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicKeyFile } from '@caravan/registry';
import { createTestRegistry } from '@caravan/registry/testing/publishing';
import { makeBackup } from './makeBackup';
import { restoreBackup } from './restoreBackup';
import { openBackedUpSite, type BackedUpSite } from './site';
import { oneFile, rowsFile } from './testing/oneFile';

const { folder, keys, publish } = createTestRegistry();
const say = (): void => undefined;
const siteAt = (data: string): BackedUpSite => ({
  ...openBackedUpSite({ CARAVAN_DATA: data }),
  database: oneFile(data),
});

it('an interrupted restore says how to run it again [REL-9]', async () => {
  writeFileSync(rowsFile(folder.path), 'rows');
  writeFileSync(publicKeyFile(folder.path), keys.publicKey.export({ type: 'spki', format: 'pem' }));
  await publish('first');
  const backup = join(folder.path, 'backup');
  await makeBackup(siteAt(folder.path), backup, { say, onInterrupt: () => say });
  const target = siteAt(mkdtempSync(join(folder.path, 'empty-')));
  const broken = { ...target.database, restore: () => Promise.reject(new Error('connection lost')) };
  await expect(restoreBackup({ ...target, database: broken }, backup, { isOverwriting: false, say })).rejects.toThrow(
    'connection lost: the restore is not complete, run it again with --over',
  );
  await expect(restoreBackup(target, backup, { isOverwriting: false, say })).rejects.toThrow('--over replaces');
  await restoreBackup(target, backup, { isOverwriting: true, say });
  expect(await target.database.isEmpty()).toBe(false);
});
