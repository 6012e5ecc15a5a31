import { RemoteLoadError } from '../../universal/remotes/errors';
import type { LoadRecord, Met } from '../../universal/remotes/remotes';
import type { VisitorKind } from '../../universal/remotes/visitorKind';

/** Loads that one report may name, as the server takes it. */
const MOST = 40;
/** Errors of a page that are told: one in a timer would come for ever. */
const MOST_ERRORS = 10;

/** What a remote's code threw when it was long loaded, known by the first of its files in the stack; what loading and drawing told is none. */
const thrownBy = (error: unknown, file: string, loads: readonly LoadRecord[]): LoadRecord | null => {
  if (error instanceof RemoteLoadError) return null;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, address = '', name] = /(\/remotes\/([a-z][a-z0-9-]*)(?:~\d+)?\/[\w.-]+\.js)/.exec(`${stack} ${file}`) ?? [];
  const load = loads.findLast(({ remote, outcome }) => remote === name && outcome === 'ready');
  if (!load) return null;
  const { remote, version, milliseconds } = load;
  return { remote, version, address, milliseconds, outcome: 'use' };
};

/**
 * Tells the site's server how loads of remotes ended, and what their code threw later, by remote, version and kind of visitor and nothing else:
 * when the page is left, at such an error, and whenever the function that it gives is called. No request of a visit waits for it.
 */
export const reportLoads = (
  view: Window,
  loads: LoadRecord[],
  address: string,
  visit?: { readonly kindOf: (load: LoadRecord) => VisitorKind; readonly met: () => Met },
): (() => void) => {
  let sent = 0;
  let errors = 0;
  const send = (): void => {
    const fresh = loads
      .slice(sent, sent + MOST)
      .map((load) => [load.remote, load.version, load.outcome, ...(visit ? [visit.kindOf(load)] : [])]);
    sent = loads.length;
    if (fresh.length > 0) view.navigator.sendBeacon(address, JSON.stringify(fresh));
  };
  const note = (error: unknown, file = ''): void => {
    const thrown = errors < MOST_ERRORS ? thrownBy(error, file, loads) : null;
    if (!thrown) return;
    errors += 1;
    loads.push({ ...thrown, ...visit?.met() });
    // Beside the browser's own line, which names a file alone.
    // oxlint-disable-next-line no-console
    console.error(`${thrown.remote} ${thrown.version} failed while it was used: ${thrown.address}: ${String(error)}`);
    send();
  };
  view.addEventListener('error', (event) => note(event.error, event.filename));
  view.addEventListener('unhandledrejection', ({ reason }) => note(reason));
  view.addEventListener('pagehide', send);
  return send;
};
