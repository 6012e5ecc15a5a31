import type * as original from '../../shell/browser/remotes/host';

// Stands in the place of the shell's module of this name: no federation, nothing to share, webpack imports its own chunks. What
// that module has and this one lacks does not compile.
export const { createHost, verifyImports }: typeof original = {
  createHost: () => ({
    importFile: (address) => Promise.reject(new Error(`${address} is no file here`)),
    importRemote: (entry) => Promise.reject(new Error(`${entry} is no remote here`)),
  }),
  verifyImports: () => undefined,
};
