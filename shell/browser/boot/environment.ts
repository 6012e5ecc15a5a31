import type { Environment } from '../remotes/environment';
import { hasChanged, restorePrimordials } from '../primordials';

/**
 * The environment of remotes on the site's own pages. It says in the console what it puts back. `beforeRestore` is called while
 * what remotes replaced is still there.
 */
export const siteEnvironment = (beforeRestore: () => void): Environment => ({
  hasChanged,
  restore: () => {
    if (hasChanged().length > 0) beforeRestore();
    const changed = restorePrimordials();
    // Not `reportError`: the stack names the remote whose link was followed, which need not have replaced anything.
    if (changed.length > 0)
      // oxlint-disable-next-line no-console
      console.error(`put back what a remote had replaced: ${changed.join(', ')}`);
    return changed;
  },
});
