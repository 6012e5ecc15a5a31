import type { LoadRecord } from '../../universal/sections/sections';

/** Loads that one report may name, as the server takes it. */
const MOST = 40;

/**
 * Tells the site's server how loads of sections ended, by section and version and nothing else: when the page is left, and
 * whenever the function that it gives is called. No request of a visit waits for it.
 */
export const reportLoads = (view: Window, loads: readonly LoadRecord[]): (() => void) => {
  let sent = 0;
  const send = (): void => {
    const fresh = loads.slice(sent, sent + MOST).map(({ remote, version, outcome }) => [remote, version, outcome]);
    sent = loads.length;
    if (fresh.length > 0) view.navigator.sendBeacon('/remotes/loads', JSON.stringify(fresh));
  };
  view.addEventListener('pagehide', send);
  return send;
};
