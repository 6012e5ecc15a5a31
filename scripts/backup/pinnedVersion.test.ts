import { join } from 'node:path';
import { changePartner } from '@caravan/registry';
import { createTestRegistry, versions } from '@caravan/registry/testing/publishing';
import { makeBackup } from './makeBackup';
import { siteAt, writeRowsAndKey } from './testing/oneFile';

const { folder, keys, publish, edit } = createTestRegistry();
const ignore = (): void => undefined;

it('a backup that lacks files of a pinned version says how to remove the pin', async () => {
  writeRowsAndKey(folder.path, keys.publicKey);
  const [first = ''] = versions(await publish('first'));
  await changePartner(edit(), 'gazette', { origins: ['https://gazette.test'], pins: { ranking: first } });
  await publish('second');
  await publish('third');
  const site = siteAt(folder.path);
  await site.store.objects.remove('servers/ranking/server.first.mjs');
  const backup = makeBackup(site, join(folder.path, 'backup'), { say: ignore, onInterrupt: () => ignore });
  await expect(backup).rejects.toThrow(
    `the store lacks files of ranking ${first}, which the registry names: gazette is pinned to it, so remove the pin first (npm run partner -- gazette ranking=)`,
  );
});
