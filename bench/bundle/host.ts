import type * as original from '../../shell/browser/remotes/host';

// Stands in the place of the shell's module of this name: no federation, nothing to share, webpack imports its own chunks. What
// that module has and this one lacks does not compile.
export const { createHost, verifyImports, keepOldNames }: typeof original = {
  createHost: () => ({
    importFile: (address) => Promise.reject(new Error(`${address} is no file here`)),
    importRemote: (remote) => Promise.reject(new Error(`${remote} is no remote here`)),
  }),
  verifyImports: () => undefined,
  keepOldNames: () => undefined,
};
