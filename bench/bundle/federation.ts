import type { createRemoteLoader as original } from '../../shell/browser/remotes/federation';
import { RemoteLoadError } from '../../shell/universal/sections/errors';
import { sections } from './sections';

/** Replaces the shell's module of this name, since the bundle contains the sections. */
export const createRemoteLoader: typeof original = () => ({
  load: async (remote, _wanted, take) => {
    const section = sections[remote.name];
    if (!section) throw new RemoteLoadError('missing', remote.name, remote.version, remote.entry);
    return take(section);
  },
  blame: () => false,
  noteFailure: () => undefined,
  importFile: (address) => Promise.reject(new Error(`${address} is in the bundle already`)),
  describe: () => Promise.resolve(undefined),
});
