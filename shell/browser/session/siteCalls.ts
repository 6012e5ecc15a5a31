import { md5 } from 'js-md5';
import { createTransport, createRandomId, type TransportOptions } from '@caravan/shared/store';
import type { Site } from '@caravan/shared/site';
import type { LoadRecord, VisitAddress } from '../../universal/remotes/remotes';
import { reportLoads } from '../remotes/reportLoads';
import { visitorKinds } from '../remotes/visitorKinds';
import { watchSlots } from '../remotes/watchSlots';
import { PAGE_VIEW } from '../../universal/remotes/report';
import { serverTimingOf } from '../../universal/time/clock';
import { lazyVitals } from '../vitals/lazyVitals';
import type { BootManifest } from '../../universal/manifest/manifest';
import { createTracker } from '../tracking/createTracker';
import { pageTrace } from './pageTrace';
import { leaveConnections } from './leaveConnections';
import { sendInTurn } from './sendInTurn';
import { timeZone } from './timeZone';
import { createSession, type SessionOptions } from './createSession';
import { reportFailures } from './reportFailures';

/** Milliseconds until a call fails. */
const CALL_TIMEOUT_MS = 15_000;

interface SiteCallsOptions extends Omit<SessionOptions, 'transport'> {
  readonly view: Window & typeof globalThis;
  /** The browser's `fetch`, saved before the code of remotes ran. */
  readonly fetch: typeof fetch;
  readonly manifest: Pick<
    BootManifest,
    'lang' | 'currency' | 'hosts' | 'names' | 'sequence' | 'remotes' | 'rendered' | 'blank'
  >;
  readonly visitor: Site['visitor'];
  /** This is the first page view of the browser. */
  readonly isFirst: boolean;
  /** The outcomes of loads of remotes, the newest last. */
  readonly loads: LoadRecord[];
  /** Unix milliseconds by the server's clock. */
  readonly now: () => number;
  /** Path of the first address of the page view, and the visitor's current address. */
  readonly openedAt: string;
  readonly visitAddress: () => VisitAddress;
}

/** Creates all parts of the shell that call a server: transport, session, tracking and reports. */
export const createSiteCalls = ({
  view,
  fetch,
  manifest,
  visitor,
  isFirst,
  loads,
  now,
  openedAt,
  visitAddress,
  ...sessionOptions
}: SiteCallsOptions) => {
  const { lang, currency, hosts, names, sequence } = manifest;
  const session = createSession({ ...sessionOptions, transport: () => transport });
  const timings = view.performance.getEntriesByType('navigation');
  const trace = pageTrace(timings, hosts);
  const isHttp1 = timings.some((timing) => 'nextHopProtocol' in timing && timing.nextHopProtocol === 'http/1.1');
  const calls: TransportOptions = {
    hosts,
    names,
    headers: () => ({
      lang,
      currency: currency.toLowerCase(),
      'access-token': session.token(),
      ...trace?.headers,
    }),
    token: session.token,
    timeZone,
    traceId: trace?.traceId ?? createRandomId(),
    now,
    newId: createRandomId,
    md5,
    fetch: sendInTurn(view, isHttp1 ? leaveConnections(fetch) : fetch),
    timeoutMs: CALL_TIMEOUT_MS,
  };
  const transport = reportFailures(createTransport(calls), lang, session, sessionOptions.dispatch);
  session.follow(view);
  const kindOf = visitorKinds({ view, manifest, isSignedIn: () => session.token() !== '', openedAt });
  const timing = serverTimingOf(timings, PAGE_VIEW);
  const isSampled = timing?.duration !== 0;
  const report = reportLoads(view, loads, '/remotes/loads', {
    kindOf,
    visitAddress,
    token: timing?.description ?? '',
    trace: trace?.traceparent,
    isFirst,
    isSampled,
    vitalsOf: isSampled ? lazyVitals(view, () => manifest.remotes.map(({ name }) => name)) : () => ({}),
  });
  watchSlots({
    view,
    manifest,
    loads,
    onEmptied: (load) => {
      loads.push({ ...load, milliseconds: 0, outcome: 'emptied', ...visitAddress() });
      // oxlint-disable-next-line no-console -- names remote and version, as for other failures
      console.error(`${load.remote} ${load.version} has emptied its slot ${load.remote}/${load.part ?? ''}`);
      report();
    },
  });
  return {
    transport,
    session,
    reportLoads: report,
    track: createTracker({ view, storage: sessionOptions.storage, visitor, lang, version: sequence, calls }),
  };
};

export type SiteCalls = ReturnType<typeof createSiteCalls>;
