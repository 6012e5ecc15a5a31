import { changePartner, type PartnerChange } from '@caravan/registry';
import { siteEdit, whenServed } from './registry';

/** Changes the settings of the partner `gazette`, and waits until the site has them. */
export const changeTestPartner = async (change: PartnerChange): Promise<void> => {
  const { sequence } = await changePartner(siteEdit('a test'), 'gazette', change);
  await whenServed(sequence);
};
