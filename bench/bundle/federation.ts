import type { createRemoteLoader as original } from '../../shell/browser/remotes/federation';
import { RemoteLoadError } from '../../shell/universal/remotes/errors';
import { remotes } from './remotes';

/** Replaces the shell's module of this name, since the bundle contains the remotes. */
export const createRemoteLoader: typeof original = () => ({
  load: async (remote, _request, readPart) => {
    const module = remotes[remote.name];
    if (!module) throw new RemoteLoadError('missing', remote.name, remote.version, remote.entry);
    return readPart(module);
  },
  excludeVersion: () => false,
  reportFailure: () => undefined,
  importFile: (address) => Promise.reject(new Error(`${address} is already in the bundle`)),
  describe: () => Promise.resolve(undefined),
  filesOf: () => Promise.resolve([]),
});
