import type { PrizeInfo } from '@caravan/shared/contracts/calls';
import { useSite } from '@caravan/shared/site';
import { useHydrated } from '@caravan/shared/ui';
import { api } from '../../api/api';

/** The server asks as a visitor who has not entered: its page is the same for everybody. */
export const NOBODY = '0'.repeat(32);

/** State of the draw for this visitor. */
export interface OwnState {
  /** Undefined until the visitor's own answer has arrived. */
  readonly info: PrizeInfo | undefined;
  /** True during a retry too. */
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/**
 * The draw. What everybody sees of it comes with the page, asked for in nobody's name; who has entered is known once the
 * browser has asked for itself.
 */
export const usePrizeInfo = () => {
  const { visitor } = useSite();
  const hydrated = useHydrated();
  const { data, currentData, isError, error, isFetching, refetch } = api
    .query('prizeInfo')
    .useQuery(hydrated ? visitor() : { clientId: NOBODY });
  const own: OwnState = {
    info: hydrated ? currentData : undefined,
    isError: isError || (isFetching && error !== undefined),
    isFetching,
    refetch: () => void refetch(),
  };
  // Shows the previous answer while a newer one loads, or if it fails.
  const shown =
    data === undefined
      ? { data, isError, error, isFetching, refetch }
      : { data, isError: false, isFetching: false, refetch };
  return { shown, own };
};
