import { endLeftNavigation, type NavigationToEnd } from './endLeftNavigation';
import { insertSkeletonStyles } from './insertSkeletonStyles';
import { preloadInView, waitUntilIdle, type LinksInView } from './preloadInView';
import { preloadOnIntent, type LinksToPress } from './preloadOnIntent';

/**
 * Prepares the pages that visitors may open next (PERF-10). It is a chunk of its own, so that hydration does not wait for it. `load`
 * loads a page whose link is being pressed, `loadAhead` one that may never be opened. Also prepares Back from another document.
 */
export const preloadPages = (links: LinksInView & LinksToPress & NavigationToEnd): void => {
  endLeftNavigation(links);
  preloadOnIntent(links);
  preloadInView(links);
  void waitUntilIdle(links.view).then(() => insertSkeletonStyles(links.view.document));
};
