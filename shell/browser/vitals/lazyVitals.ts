import type { ViewVitals } from '../../universal/remotes/report';

/** Milliseconds after which a page counts as idle in browsers that do not say so. */
const IDLE_AFTER_MS = 2000;

/**
 * Measures vitals once the page is idle, so that the code for it delays nothing. Browsers keep entries of the time before. The returned
 * function gives the vitals as they count for a remote, and none before that. `remotes`: names of the site's remotes.
 */
export const lazyVitals = (
  view: Window & typeof globalThis,
  remotes: () => readonly string[],
): ((remote: string) => ViewVitals) => {
  let vitalsOf = (_remote: string): ViewVitals => ({});
  const load = (): void =>
    void import(/* webpackChunkName: "vitals" */ './measureVitals').then(
      ({ measureVitals }) => {
        vitalsOf = measureVitals(remotes);
      },
      // A page view without vitals is reported, too.
      () => undefined,
    );
  if (typeof view.requestIdleCallback === 'function') view.requestIdleCallback(load);
  else view.setTimeout(load, IDLE_AFTER_MS);
  return (remote) => vitalsOf(remote);
};
