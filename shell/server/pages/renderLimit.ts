import { networkOf } from '@caravan/shared/http';
import { PER_MINUTE, type CreateLimit } from '../limits';

/** Pages that this process renders for one network at the same time: other visitors keep room. */
const MAX_CONCURRENT = 24;

/** One network asks for more pages than the rate limit allows. */
export class TooManyPages extends Error {
  constructor() {
    super('one network asks for too many pages');
  }
}

/** Limits the pages that are rendered for one network. Cached pages do not count. */
export const createRenderLimit = (createLimit: CreateLimit, maxPerMinute: number) => {
  const pages = createLimit({ name: 'pages', ...PER_MINUTE });
  const runningByNetwork = new Map<string, number>();
  return async <T>(address: string | undefined, render: () => Promise<T>): Promise<T> => {
    const network = networkOf(address ?? '');
    const runningCount = runningByNetwork.get(network) ?? 0;
    if (runningCount >= MAX_CONCURRENT) throw new TooManyPages();
    runningByNetwork.set(network, runningCount + 1);
    try {
      if (!(await pages.admits(network, maxPerMinute))) throw new TooManyPages();
      return await render();
    } finally {
      const remaining = (runningByNetwork.get(network) ?? 1) - 1;
      if (remaining > 0) runningByNetwork.set(network, remaining);
      else runningByNetwork.delete(network);
    }
  };
};
