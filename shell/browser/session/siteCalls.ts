import { md5 } from 'js-md5';
import { createTransport, randomId, type TransportOptions } from '@caravan/shared/store';
import type { Site } from '@caravan/shared/site';
import type { LoadRecord, Met } from '../../universal/remotes/remotes';
import { reportLoads } from '../remotes/reportLoads';
import { visitorKinds } from '../remotes/visitorKinds';
import type { BootManifest } from '../../universal/manifest/manifest';
import { createTracker } from '../tracking/createTracker';
import { timeZone } from './timeZone';
import { createSession, type SessionOptions } from './createSession';
import { reportFailures } from './reportFailures';

/** Milliseconds until a call fails. */
const CALL_TIMEOUT_MS = 15_000;

interface SiteCallsOptions extends SessionOptions {
  readonly view: Window & typeof globalThis;
  /** The browser's `fetch`, saved before the code of remotes ran. */
  readonly fetch: typeof fetch;
  readonly manifest: Pick<BootManifest, 'lang' | 'currency' | 'hosts' | 'names' | 'sequence' | 'remotes'>;
  readonly visitor: Site['visitor'];
  /** The outcomes of loads of remotes, the newest last. */
  readonly loads: LoadRecord[];
  /** Unix milliseconds by the server's clock. */
  readonly now: () => number;
  /** Path of the first address of the page view, and the visitor's current address. */
  readonly openedAt: string;
  readonly met: () => Met;
}

/** Creates all parts of the shell that call a server: transport, session, tracking and reports. */
export const createSiteCalls = ({
  view,
  fetch,
  manifest,
  visitor,
  loads,
  now,
  openedAt,
  met,
  ...own
}: SiteCallsOptions) => {
  const { lang, currency, hosts, names, sequence } = manifest;
  const session = createSession(own);
  const calls: TransportOptions = {
    hosts,
    names,
    headers: () => ({ lang, currency: currency.toLowerCase(), 'access-token': session.token() }),
    token: session.token,
    timeZone,
    traceId: randomId(),
    now,
    newId: randomId,
    md5,
    fetch,
    timeout: CALL_TIMEOUT_MS,
  };
  const transport = reportFailures(createTransport(calls), lang, session, own.dispatch);
  session.follow(view, transport);
  const kindOf = visitorKinds({ view, manifest, isSignedIn: () => session.token() !== '', openedAt });
  return {
    transport,
    session,
    reportLoads: reportLoads(view, loads, '/remotes/loads', { kindOf, met }),
    track: createTracker({ view, storage: own.storage, visitor, lang, version: sequence, calls }),
  };
};

export type SiteCalls = ReturnType<typeof createSiteCalls>;
