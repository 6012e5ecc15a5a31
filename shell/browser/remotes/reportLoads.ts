import { RemoteLoadError } from '../../universal/remotes/errors';
import type { LoadRecord, Met } from '../../universal/remotes/remotes';
import type { VisitorKind } from '../../universal/remotes/visitorKind';

/** Loads in one report, at most. The server accepts no more. */
const MAX_LOADS = 40;
/** Errors reported in one page view, at most. An error in a timer could repeat endlessly. */
const MAX_ERRORS = 10;

/**
 * Attributes an error to the remote of the first file in its stack. Returns null for other errors, and for failed loads and
 * renders, which are already reported.
 */
const attributeError = (error: unknown, file: string, loads: readonly LoadRecord[]): LoadRecord | null => {
  if (error instanceof RemoteLoadError) return null;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, address = '', name] = /(\/remotes\/([a-z][a-z0-9-]*)(?:~\d+)?\/[\w.-]+\.js)/.exec(`${stack} ${file}`) ?? [];
  const load = loads.findLast(({ remote, outcome }) => remote === name && outcome === 'ready');
  if (!load) return null;
  const { remote, version, milliseconds } = load;
  return { remote, version, address, milliseconds, outcome: 'use' };
};

/**
 * Reports the outcomes of loads and later errors of remotes to the server. A report has remote, version and kind of visitor
 * and nothing else. It is sent when the visitor leaves the page, after an error, and when the returned function is called.
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
      .slice(sent, sent + MAX_LOADS)
      .map((load) => [load.remote, load.version, load.outcome, ...(visit ? [visit.kindOf(load)] : [])]);
    sent = loads.length;
    if (fresh.length > 0) view.navigator.sendBeacon(address, JSON.stringify(fresh));
  };
  const report = (error: unknown, file = ''): void => {
    const thrown = errors < MAX_ERRORS ? attributeError(error, file, loads) : null;
    if (!thrown) return;
    errors += 1;
    loads.push({ ...thrown, ...visit?.met() });
    // Names remote and version. The browser's own message names only the file.
    // oxlint-disable-next-line no-console
    console.error(`${thrown.remote} ${thrown.version} failed while it was used: ${thrown.address}: ${String(error)}`);
    send();
  };
  view.addEventListener('error', (event) => report(event.error, event.filename));
  view.addEventListener('unhandledrejection', ({ reason }) => report(reason));
  view.addEventListener('pagehide', send);
  return send;
};
