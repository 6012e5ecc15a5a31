import type { RemoteModule } from '@caravan/shared/contracts';
import type { RemoteSource } from '../universal/remotes/remotes';

/** Creates a source that returns `modules` in order. An error makes that load fail. */
export const sourceOf = (
  modules: (RemoteModule | Error)[],
  excludeVersion: RemoteSource['excludeVersion'] = () => false,
) => {
  const requestedChunks: (readonly string[])[] = [];
  const source: RemoteSource = {
    load: async (_remote, { chunks }, accept) => {
      requestedChunks.push(chunks);
      const module = modules.shift() ?? new Error('nothing left to load');
      if (module instanceof Error) throw module;
      return accept(module);
    },
    excludeVersion,
  };
  return { source, requestedChunks };
};
