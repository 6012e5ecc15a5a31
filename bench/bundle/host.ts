import type * as original from '../../shell/browser/remotes/host';

// Stands in the place of the shell's module of this name: no federation, nothing to share, webpack imports its own chunks.

export const createHost: typeof original.createHost = () => ({
  importRemote: (remote) => Promise.reject(new Error(`${remote} is no remote here`)),
});

export const verifyImports: typeof original.verifyImports = () => undefined;
