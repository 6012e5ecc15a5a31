import { noteSeen, type ObjectStore, type Seen } from '@caravan/registry';
import type { DrawnPage, PageRequest } from './drawnSite';
import type { Guilty, Renderers } from './renderers';

/** Notes in the store which versions were seen to work, and which ended a renderer: who publishes goes by it. */
export const createVersionNotes = (store: ObjectStore, onFailure: (error: unknown) => void) => {
  const noted = new Set<string>();
  const note = (remote: string, version: string, seen: Seen, what: string): void => {
    const key = `${remote}/${version}/${seen}`;
    if (noted.has(key)) return;
    noted.add(key);
    // A store that this server may only read leaves publishing with what it knows by itself.
    noteSeen(store, remote, version, seen, what).catch(onFailure);
  };
  return {
    failed: ({ remote, version, why }: Guilty): void => note(remote, version, 'failed', why),
    /** Draws by these renderers, and notes what was drawn. */
    noting: (renderers: Renderers): Renderers => ({
      ...renderers,
      page: async (request: PageRequest): Promise<DrawnPage> => {
        const page = await renderers.page(request);
        if (page.kind === 'page' && page.status === 200)
          for (const { remote, version } of page.drawn) note(remote, version, 'works', new Date().toISOString());
        return page;
      },
    }),
  };
};
