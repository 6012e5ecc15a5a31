import { changePartner, openStore, type PartnerChange, publisherKeys } from '@caravan/registry';
import { whenServed } from './registry';
import { readSetting } from './setting';

/** Changes the settings of the partner `gazette`, and waits until the site has them. */
export const changeTestPartner = async (change: PartnerChange): Promise<void> => {
  const { data } = readSetting();
  const keys = publisherKeys(data);
  const edit = { store: openStore({}, data), keys, by: 'e2e', why: 'a test' };
  const { sequence } = await changePartner(edit, 'gazette', change);
  await whenServed(sequence);
};
