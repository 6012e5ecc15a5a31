import { storedValue } from '@caravan/shared/storage';
import { createCollection } from './createCollection';

/** The vehicles that this browser watches (DET-8). */
export const watchedItems = createCollection('item-collect');

/**
 * Whether `item-collect` holds the list of an account. After a sign-out on a page without watch buttons, the stored list is still the
 * account's.
 */
export const isAccountList = storedValue(
  'caravan:account-list',
  (stored) => (typeof stored === 'boolean' ? stored : undefined),
  false,
);

/** The advertisers that this browser has saved (FRI-2). */
export const savedAdvertisers = createCollection('ad-collect');
