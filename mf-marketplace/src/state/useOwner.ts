import { useSite } from '@caravan/shared/site';

/**
 * Returns the owner of the watch list and its messages: the id of the account, or `out` for this browser. It is `unknown` before the
 * session is known, and `in` until the user of a stored session is known.
 */
export const useOwner = (): string => {
  const { session } = useSite();
  return session.user?.id ?? session.status;
};
