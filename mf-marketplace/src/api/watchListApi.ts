import type { watchList } from '@caravan/shared/contracts/calls';
import { callQuery } from './endpoints';
import type { InferOutput } from 'valibot';
import { carKey } from '../state/watchKey';
import { marketplaceApi } from './marketplaceApi';

export type WatchedAll = InferOutput<typeof watchList.result>;

/** As many as a list holds (specification, "Constants"). */
export const WATCH_LIST_SIZE = 100;

export const { useWatchListQuery, useLazyWatchListQuery } = marketplaceApi.injectEndpoints({
  endpoints: (build) => ({
    // Another page, or another tab, changes the list: it is asked for anew whenever it is opened.
    watchList: { ...callQuery(build, 'watchList'), keepUnusedDataFor: 0 },
  }),
});

/** The keys of a list, watched last first. */
export const keysOf = ({ order, data }: Pick<WatchedAll, 'order' | 'data'>): string[] =>
  order.length === 0
    ? data.map(({ itemId }) => itemId)
    : order.map((entry) => {
        const [kind, id = ''] = entry.split(/:(.*)/s);
        return kind === 'car' ? carKey(id) : id;
      });
