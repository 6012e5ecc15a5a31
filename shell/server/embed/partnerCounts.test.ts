import { createFolderStore, partnerTally, readTally, type ObjectStore } from '@caravan/registry';
import { createTemporaryFolder } from '@caravan/shared/testing/folders';
import { createPartnerCounts } from './partnerCounts';

const folder = createTemporaryFolder();

it('loses no count and counts none twice after a write that failed [EMB-5]', async () => {
  const store = createFolderStore(folder);
  const failures: unknown[] = [];
  let isFailing = false;
  // The store has the object, although it answers with an error.
  const replace: ObjectStore['replace'] = async (...object) => {
    await store.replace(...object);
    if (isFailing) throw new Error('the store is unavailable');
  };
  const counts = createPartnerCounts({ ...store, replace }, 4300, (error) => failures.push(error));
  const day = partnerTally('gazette', new Date().toISOString().slice(0, 10));
  counts.add('gazette', 'loads');
  await counts.stop();
  counts.add('gazette', 'loads');
  isFailing = true;
  await counts.stop();
  isFailing = false;
  counts.add('gazette', 'calls');
  await counts.stop();
  expect(await readTally(store, day)).toEqual({ calls: 1, loads: 2 });
  expect(failures).toHaveLength(1);
});
