import type { Environment } from '../remotes/environment';
import { hasChanged, restorePrimordials } from '../primordials';

/**
 * The environment of remotes on the site's own pages. It logs which functions it restores.
 * Calls `beforeRestore` while the replaced functions are still in place.
 */
export const siteEnvironment = (beforeRestore: () => void): Environment => ({
  hasChanged,
  restore: () => {
    if (hasChanged().length > 0) beforeRestore();
    const changed = restorePrimordials();
    // Not `reportError`: its stack would name the remote whose link was followed, which may have replaced nothing.
    if (changed.length > 0)
      // oxlint-disable-next-line no-console
      console.error(`restored functions that a remote had replaced: ${changed.join(', ')}`);
    return changed;
  },
});
