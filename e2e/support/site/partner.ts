import { changePartner, openStore, type PartnerChange, publisherKeys } from '@caravan/registry';
import { readSetting } from './setting';
import { until } from '../until';

/** Changes what holds for the partner of the tests, and waits until the site knows. */
export const changeTestPartner = async (what: PartnerChange): Promise<void> => {
  const { data, origin } = readSetting();
  const keys = publisherKeys(data);
  const told = { store: openStore({}, data), keys, by: 'e2e', why: 'a test' };
  const { sequence } = await changePartner(told, 'gazette', what);
  await until(async () => {
    const ready: unknown = await (await fetch(`${origin}/ready`)).json();
    return typeof ready === 'object' && ready !== null && 'registry' in ready && Number(ready.registry) >= sequence;
  });
};
