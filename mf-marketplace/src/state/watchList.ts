import type { watchList } from '@caravan/shared/contracts/calls';
import type { Answer } from '@caravan/shared/store';
import { carKey } from './watchKey';

export type WatchedAll = Answer<typeof watchList>;

/** As many as a list holds (specification, "Constants"). */
export const WATCH_LIST_SIZE = 100;

/** The keys of a list, watched last first. */
export const keysOf = ({ order, data }: Pick<WatchedAll, 'order' | 'data'>): string[] =>
  order.length === 0
    ? data.map(({ itemId }) => itemId)
    : order.map((entry) => {
        const [kind, id = ''] = entry.split(/:(.*)/s);
        return kind === 'car' ? carKey(id) : id;
      });
