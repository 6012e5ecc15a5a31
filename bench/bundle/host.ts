import type * as original from '../../shell/browser/remotes/host';

// Replaces the shell's module of this name: without federation, and webpack imports its own chunks. Does not compile if an export
// is missing.
export const { createHost, verifyImports }: typeof original = {
  createHost: () => ({
    importFile: (address) => Promise.reject(new Error(`${address} is no file here`)),
    importRemote: (entry) => Promise.reject(new Error(`${entry} is no remote here`)),
  }),
  verifyImports: () => undefined,
};
