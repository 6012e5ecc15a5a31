import { createFolderStore } from '@caravan/object-store';
import { setUpTemporaryFolder } from '@caravan/shared/testing/folders';
import { createTestRegistry } from '../testing/publishing';
import { documentKey, readNumbers } from './registry';
import { renewRegistry } from './renew';
import { createServerCopy } from './serverCopy';

const { keys, site, publish, edit, newTeam, allowTeam } = createTestRegistry();
const MAX_DOCUMENTS = 10;
const ownFolder = setUpTemporaryFolder();

/** Makes the documents that a copy keeps and ten more, and a server's copy of all. */
const copyMany = async () => {
  const team = newTeam();
  await allowTeam(team, 'ranking');
  const ownStore = createFolderStore(ownFolder.path);
  const copy = createServerCopy(site.store, ownStore, keys, MAX_DOCUMENTS);
  for (let sequence = 0; sequence < MAX_DOCUMENTS + 10;) ({ sequence } = await renewRegistry(edit()));
  for (const number of await readNumbers(site.store))
    await ownStore.create(documentKey(number), (await site.store.get(documentKey(number))) ?? Buffer.from(''));
  return { copy, team, numbers: () => readNumbers(ownStore) };
};

describe("a server's copy", () => {
  it('keeps its last documents', async () => {
    const { copy, numbers } = await copyMany();
    const newest = await renewRegistry(edit());
    await copy.storeCopy(newest);
    expect(await numbers()).toEqual(
      Array.from({ length: MAX_DOCUMENTS }, (_, age) => newest.sequence - age).toReversed(),
    );
  });

  it('keeps all documents that prove the signature of a team [MFE-7]', async () => {
    const { copy, numbers, team } = await copyMany();
    const newest = await publish('team', { keys: team });
    await copy.storeCopy(newest);
    expect((await numbers())[0]).toBe(1);
  });
});
