import type { CallHost } from '@caravan/shared/contracts/calls';
import { PAGE_TRACE } from '../../universal/remotes/report';
import { serverTimingOf } from '../../universal/time/clock';

/**
 * Returns the trace of the page view, which the server's header names, with the headers for calls. Undefined if the server or the
 * browser tells none.
 */
export const pageTrace = (timings: readonly PerformanceEntry[], hosts: Readonly<Record<CallHost, string>>) => {
  const traceparent = serverTimingOf(timings, PAGE_TRACE)?.description ?? '';
  const [, traceId] = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/.exec(traceparent) ?? [];
  if (traceId === undefined) return undefined;
  // Another origin may refuse the header, and may belong to another company.
  return { traceId, traceparent, headers: hosts.main || hosts.car ? {} : { traceparent } };
};
