import type * as original from '../../shell/browser/remotes/host';

// Replaces the shell's module of this name. The bundle has no federation, and webpack imports its own chunks. This module does not
// compile if an export is missing.
export const { createHost, verifyImports }: typeof original = {
  createHost: () => ({
    importFile: (address) => Promise.reject(new Error(`the bundle has no file ${address}`)),
    importRemote: (entry) => Promise.reject(new Error(`the bundle has no remote ${entry}`)),
  }),
  verifyImports: () => undefined,
};
