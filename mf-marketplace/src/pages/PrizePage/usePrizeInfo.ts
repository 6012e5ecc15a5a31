import type { PrizeInfo } from '@caravan/shared/contracts/calls';
import { useSite } from '@caravan/shared/site';
import { useHydrated } from '@caravan/shared/ui';
import { api } from '../../api/api';

/** Client id for calls of the server. Its page must be the same for all visitors. */
export const ANONYMOUS_ID = '0'.repeat(32);

export interface OwnState {
  /** Undefined until the visitor's own answer has arrived. */
  readonly info: PrizeInfo | undefined;
  /** True during a retry too. */
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/** Fetches the draw, before hydration with the anonymous client id and afterwards with the visitor's own. */
export const usePrizeInfo = () => {
  const { visitor } = useSite();
  const hydrated = useHydrated();
  const { data, currentData, isError, error, isFetching, refetch } = api
    .query('prizeInfo')
    .useQuery(hydrated ? visitor() : { clientId: ANONYMOUS_ID });
  const ownState: OwnState = {
    info: hydrated ? currentData : undefined,
    isError: isError || (isFetching && error !== undefined),
    isFetching,
    refetch: () => void refetch(),
  };
  // Shows the previous answer while a newer one loads, or if it fails.
  const drawQuery =
    data === undefined
      ? { data, isError, error, isFetching, refetch }
      : { data, isError: false, isFetching: false, refetch };
  return { drawQuery, ownState };
};
