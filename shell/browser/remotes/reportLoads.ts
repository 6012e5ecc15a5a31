import { RemoteLoadError } from '../../universal/remotes/errors';
import type { LoadRecord, VisitAddress } from '../../universal/remotes/remotes';
import type { ReportedVersion, ViewReport, ViewVitals } from '../../universal/remotes/report';
import type { VisitorKind } from '../../universal/remotes/visitorKind';

/** Loads in one report, and kinds of visitors of a version, at most. The server accepts no more. */
const MAX_LOADS = 40;
const MAX_KINDS = 12;
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

/** What a page of the site adds to its reports. Pages of partners send outcomes alone. */
export interface PageVisit {
  readonly kindOf: (load: LoadRecord) => VisitorKind;
  readonly visitAddress: () => VisitAddress;
  /** Token of the page view. Empty if the browser hides it. */
  readonly token: string;
  /** The trace of the page view, if it has one. */
  readonly trace?: string | undefined;
  readonly isFirst: boolean;
  /** Whether the page view is reported although nothing failed. */
  readonly isSampled: boolean;
  /** Returns the vitals of the page view as they count for a remote. */
  readonly vitalsOf: (remote: string) => ViewVitals;
}

/** Returns the versions that the visitor got: the last that loaded of each remote, with the kinds of its loads. */
const reportedVersionsOf = (loads: readonly LoadRecord[], { kindOf, vitalsOf }: PageVisit): ReportedVersion[] => {
  const ready = loads.filter(({ outcome }) => outcome === 'ready');
  const last = new Map(ready.map(({ remote, version }) => [remote, version]));
  return [...last].map(([remote, version]) => {
    const kinds = ready.filter((load) => load.remote === remote && load.version === version).map(kindOf);
    const distinctKinds = new Map(kinds.map((kind) => [JSON.stringify(kind), kind]));
    return [remote, version, [...distinctKinds.values()].slice(0, MAX_KINDS), vitalsOf(remote)];
  });
};

/**
 * Reports outcomes of loads, later errors of remotes, and once the versions of the page view with its vitals. Nothing in a report names
 * the visitor. It is sent when the page is hidden or left, after an error, and when the returned function is called.
 */
export const reportLoads = (view: Window, loads: LoadRecord[], address: string, visit?: PageVisit): (() => void) => {
  let sentCount = 0;
  let errorCount = 0;
  let hasEnded = false;
  const send = (end?: readonly ReportedVersion[]): void => {
    const unsent = loads.slice(sentCount, sentCount + MAX_LOADS);
    sentCount = loads.length;
    if (unsent.length === 0 && !end?.length) return;
    const body = visit
      ? ({
          view: visit.token,
          ...(visit.trace !== undefined && { trace: visit.trace }),
          loads: unsent.map((load) => [load.remote, load.version, load.outcome, visit.kindOf(load)] as const),
          ...(visit.isFirst && { isFirst: true }),
          ...(end && { end }),
        } satisfies ViewReport)
      : unsent.map(({ remote, version, outcome }) => [remote, version, outcome]);
    view.navigator.sendBeacon(address, JSON.stringify(body));
  };
  const leave = (): void => {
    // Failures were sent at once.
    if (visit && !visit.isSampled) return;
    send(visit && !hasEnded ? reportedVersionsOf(loads, visit) : undefined);
    hasEnded = true;
  };
  const report = (error: unknown, file = ''): void => {
    const thrown = errorCount < MAX_ERRORS ? attributeError(error, file, loads) : null;
    if (!thrown) return;
    errorCount += 1;
    loads.push({ ...thrown, ...visit?.visitAddress() });
    // Names remote and version. The browser's own message names only the file.
    // oxlint-disable-next-line no-console
    console.error(`${thrown.remote} ${thrown.version} failed while it was used: ${thrown.address}: ${String(error)}`);
    send();
  };
  view.addEventListener('error', (event) => report(event.error, event.filename));
  view.addEventListener('unhandledrejection', ({ reason }) => report(reason));
  view.addEventListener('pagehide', leave);
  // Phones end a page in the background without a further event.
  if (visit)
    view.addEventListener('visibilitychange', () => {
      if (view.document.visibilityState === 'hidden') leave();
    });
  return () => send();
};
