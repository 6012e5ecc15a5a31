import type { ReceivedSpan } from './receiver';

/** What a browser measured of a visit, in Unix milliseconds. */
export interface Visit {
  readonly traceId: string;
  readonly began: number;
  readonly requested: number;
  readonly received: number;
  readonly hydrated: number;
}

/** Puts the trace of a page into spans of the browser, which has no SDK. They are made of what it measured. */
export const withBrowser = (spans: readonly ReceivedSpan[], path: string, visit: Visit): ReceivedSpan[] => {
  const { traceId, began, requested, received, hydrated } = visit;
  const common = { traceId, service: 'browser', isRequest: false, attributes: {} };
  const child = { ...common, parent: 'visit' };
  return [
    { ...common, id: 'visit', parent: '', name: `open ${path}`, start: began, end: hydrated },
    { ...child, id: 'request', name: 'request and receive the page', start: requested, end: received },
    { ...child, id: 'hydrate', name: 'load the scripts and hydrate', start: received, end: hydrated },
    ...spans.map((each) => (each.parent === '' ? { ...each, parent: 'request' } : each)),
  ];
};
