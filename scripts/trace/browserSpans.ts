import type { ReceivedSpan } from './receiver';

/** What a browser measured of a visit, in Unix milliseconds. */
export interface Visit {
  readonly traceId: string;
  readonly startedAt: number;
  readonly requestedAt: number;
  readonly receivedAt: number;
  readonly hydratedAt: number;
}

/** Puts the trace of a page into spans of the browser, which has no SDK. They are made of what it measured. */
export const withBrowser = (spans: readonly ReceivedSpan[], path: string, visit: Visit): ReceivedSpan[] => {
  const { traceId, startedAt, requestedAt, receivedAt, hydratedAt } = visit;
  const common = { traceId, service: 'browser', isRequest: false, attributes: {} };
  const child = { ...common, parent: 'visit' };
  return [
    { ...common, id: 'visit', parent: '', name: `open ${path}`, start: startedAt, end: hydratedAt },
    { ...child, id: 'request', name: 'request and receive the page', start: requestedAt, end: receivedAt },
    { ...child, id: 'hydrate', name: 'load the scripts and hydrate', start: receivedAt, end: hydratedAt },
    ...spans.map((each) => (each.parent === '' ? { ...each, parent: 'request' } : each)),
  ];
};
