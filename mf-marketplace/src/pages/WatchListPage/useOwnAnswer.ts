import { useState } from 'react';
import { useSite } from '@caravan/shared/site';

interface AccountQuery<Answer> {
  readonly data?: Answer | undefined;
  readonly currentData?: Answer | undefined;
}

/**
 * Returns a query with an answer for the account that is signed in now. The page stays mounted after the visitor has left it, and
 * `data` may then be the answer for an earlier account.
 */
export const useOwnAnswer = <Answer, Query extends AccountQuery<Answer>>(query: Query & AccountQuery<Answer>) => {
  const { session } = useSite();
  const { currentData } = query;
  const owner = session.user?.id ?? session.status;
  const [last, setLast] = useState({ owner, data: currentData });
  if (currentData !== undefined && (last.data !== currentData || last.owner !== owner))
    setLast({ owner, data: currentData });
  return { ...query, data: currentData ?? (last.owner === owner ? last.data : undefined) };
};
