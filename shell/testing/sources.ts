import type { RemoteModule } from '@caravan/shared/contracts';
import type { RemoteSource } from '../universal/remotes/remotes';

/** A source that gives `modules` one after the other; an error stands for a load that fails. */
export const sourceOf = (modules: (RemoteModule | Error)[], blame: RemoteSource['blame'] = () => false) => {
  const asked: (readonly string[])[] = [];
  const source: RemoteSource = {
    load: async (_remote, { chunks }, take) => {
      asked.push(chunks);
      const module = modules.shift() ?? new Error('nothing left to load');
      if (module instanceof Error) throw module;
      return take(module);
    },
    blame,
  };
  return { source, asked };
};
