import { createFolderStore } from '@caravan/object-store';
import { setUpTemporaryFolder } from '@caravan/shared/testing/folders';
import { allowTeams } from '../rights';
import { freshKeys } from '../testing/builds';
import { createTestRegistry } from '../testing/publishing';
import { publicText } from '../trust';
import { documentKey, readNumbers } from './registry';
import { renewRegistry } from './renew';
import { createServerCopy } from './serverCopy';

const { keys, site, publish } = createTestRegistry();
const MAX_DOCUMENTS = 10;
const ownFolder = setUpTemporaryFolder();

/** Makes the documents that a copy keeps and ten more, and a server's copy of all. */
const copyMany = async () => {
  const team = freshKeys();
  const writer = { store: site.store, keys, by: 'team', why: '' };
  const rights = { publicKey: publicText(team.publicKey), remotes: ['ranking'] };
  await allowTeams(writer, { drivers: rights });
  const ownStore = createFolderStore(ownFolder.path);
  const copy = createServerCopy(site.store, ownStore, keys, MAX_DOCUMENTS);
  for (let sequence = 0; sequence < MAX_DOCUMENTS + 10;) ({ sequence } = await renewRegistry(writer));
  for (const number of await readNumbers(site.store))
    await ownStore.create(documentKey(number), (await site.store.get(documentKey(number))) ?? Buffer.from(''));
  return { copy, writer, numbers: () => readNumbers(ownStore), mine: { ...keys, privateKey: team.privateKey } };
};

describe("a server's copy", () => {
  it('keeps its last documents', async () => {
    const { copy, writer, numbers } = await copyMany();
    const newest = await renewRegistry(writer);
    await copy.storeCopy(newest);
    expect(await numbers()).toEqual(
      Array.from({ length: MAX_DOCUMENTS }, (_, age) => newest.sequence - age).toReversed(),
    );
  });

  it('keeps all documents that prove the signature of a team [MFE-7]', async () => {
    const { copy, numbers, mine } = await copyMany();
    const newest = await publish('team', { keys: mine });
    await copy.storeCopy(newest);
    expect((await numbers())[0]).toBe(1);
  });
});
