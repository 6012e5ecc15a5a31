import type { Environment } from '../remotes/environment';
import { hasChanged, restorePrimordials } from '../primordials';

/**
 * The environment of remotes on the site's own pages. It says in the console what it puts back. `beforeRestore` is called while
 * what remotes replaced is still there.
 */
export const siteEnvironment = (beforeRestore: () => void): Environment => ({
  hasChanged,
  restore: () => {
    if (hasChanged().length === 0) return [];
    beforeRestore();
    const changed = restorePrimordials();
    // Not `reportError`: the stack names the remote whose link was followed, which need not have replaced anything.
    // oxlint-disable-next-line no-console
    console.error(`put back functions of the browser that a remote had replaced: ${changed.join(', ')}`);
    return changed;
  },
});
