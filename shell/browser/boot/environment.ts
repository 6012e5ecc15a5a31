import type { Environment } from '../remotes/environmentCauses';
import { changedPrimordials, restorePrimordials } from '../primordials';

/**
 * The environment of remotes on the site's own pages. It logs which functions it restores.
 * Calls `beforeRestore` while the replaced functions are still in place.
 */
export const siteEnvironment = (beforeRestore: () => void): Environment => ({
  changed: changedPrimordials,
  restore: () => {
    if (changedPrimordials().length > 0) beforeRestore();
    const restored = restorePrimordials();
    // Not `reportError`: its stack would name the remote whose link was followed, which may have replaced nothing.
    if (restored.length > 0)
      // oxlint-disable-next-line no-console
      console.error(`restored functions that a remote had replaced: ${restored.join(', ')}`);
    return restored;
  },
});
