import type { ReceivedSpan } from './receiver';

/** What a browser measured of a visit, in Unix milliseconds. */
export interface Visit {
  readonly traceId: string;
  readonly began: number;
  readonly requested: number;
  readonly received: number;
  readonly hydrated: number;
}

/** Returns the trace of a page within spans of the browser. It has no SDK: these are what it measured. */
export const withBrowser = (spans: readonly ReceivedSpan[], path: string, visit: Visit): ReceivedSpan[] => {
  const { traceId, began, requested, received, hydrated } = visit;
  const span = (id: string, parent: string, name: string, start: number, end: number): ReceivedSpan => ({
    traceId,
    id,
    parent,
    service: 'browser',
    name,
    isRequest: false,
    start,
    end,
    attributes: {},
  });
  return [
    span('visit', '', `open ${path}`, began, hydrated),
    span('request', 'visit', 'request and receive the page', requested, received),
    span('hydrate', 'visit', 'load the scripts and hydrate', received, hydrated),
    ...spans.map((each) => (each.parent === '' ? { ...each, parent: 'request' } : each)),
  ];
};
