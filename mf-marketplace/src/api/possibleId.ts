import { notFound } from '@caravan/shared/contracts';

/** The longest id that calls take (`id` of the contract). */
const LONGEST = 64;

/** The id in an address. Throws `notFound()` for what cannot be one: the calls would refuse it as malformed, not as unknown. */
export const possibleId = (id: string | undefined): string => {
  if (id === undefined || id === '' || id.length > LONGEST) throw notFound();
  return id;
};
