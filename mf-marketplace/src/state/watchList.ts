import type { watchList } from '@caravan/shared/contracts/calls';
import type { Answer } from '@caravan/shared/store';
import { carKey } from './watchKey';

export type WatchListAnswer = Answer<typeof watchList>;

/** Maximum length of a list (specification, "Constants"). */
export const WATCH_LIST_SIZE = 100;

export const keysOf = ({ order, data }: Pick<WatchListAnswer, 'order' | 'data'>): string[] =>
  order.length === 0
    ? data.map(({ itemId }) => itemId)
    : order.map((entry) => {
        const [kind, id = ''] = entry.split(/:(.*)/s);
        return kind === 'car' ? carKey(id) : id;
      });
