import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { createTestRegistry } from '@caravan/registry/testing/publishing';
import { makeBackup } from './makeBackup';
import { restoreBackup } from './restoreBackup';
import { siteAt, writeRowsAndKey } from './testing/oneFile';

const { folder, keys, publish } = createTestRegistry();
const say = (): void => undefined;

it('an interrupted restore says how to run it again [REL-9]', async () => {
  writeRowsAndKey(folder.path, keys.publicKey);
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
