import { useEffect, useState } from 'react';
import { useOwner } from '../../state/useOwner';

interface OwnersQuery<Answer> {
  readonly currentData?: Answer | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  /** Id of the last call. */
  readonly requestId?: string | undefined;
  readonly refetch: () => unknown;
}

/** The last call, the owner when it started, and the last answer for this owner. */
interface OwnersCall<Answer> {
  readonly owner: string;
  readonly requestId: string | undefined;
  readonly data?: Answer | undefined;
}

/**
 * Returns a query with an answer for the present owner only, and fetches again when the owner changes. The argument is the same for all
 * owners. The page stays mounted after the visitor has left it, so `data` and `currentData` may be the answer for an earlier owner.
 */
export const useOwnAnswer = <Answer, Query extends OwnersQuery<Answer>>(query: Query & OwnersQuery<Answer>) => {
  const owner = useOwner();
  const { currentData, isError, isFetching, requestId, refetch } = query;
  const [call, setCall] = useState<OwnersCall<Answer>>({ owner, requestId });
  // A stored session becomes known in two steps: first its status `in`, then the id of its user.
  const isOwn = call.owner === owner || (call.owner === 'in' && owner !== 'out');
  // During a call, and after a failed one, `currentData` is still the answer to an earlier call.
  const answer = isFetching || isError ? undefined : currentData;
  const data = isOwn ? (answer ?? call.data) : undefined;
  const hasChanged = call.owner !== owner || call.data !== data;
  if (call.requestId !== requestId || (isOwn && hasChanged)) setCall({ owner, requestId, data });
  useEffect(() => {
    if (!isOwn && !isFetching && requestId !== undefined) void refetch();
  }, [isOwn, isFetching, requestId, refetch]);
  return { ...query, data };
};
