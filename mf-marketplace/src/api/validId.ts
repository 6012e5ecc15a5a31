import { notFound } from '@caravan/shared/contracts';

/** Maximum length of ids in calls (`id` of the contract). */
const MAX_LENGTH = 64;

/** Returns the id in an address. Throws `notFound()` for an invalid id, which calls would refuse as malformed. */
export const validId = (id: string | undefined): string => {
  if (id === undefined || id === '' || id.length > MAX_LENGTH) throw notFound();
  return id;
};
