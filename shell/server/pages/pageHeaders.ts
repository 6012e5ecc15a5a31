import { context } from '@opentelemetry/api';
import { traceparentOf } from '@caravan/shared/tracing';
import { PAGE_TRACE } from '../../universal/remotes/report';
import type { AnswerState } from '../../universal/store/dehydratedState';
import { CLOCK } from '../../universal/time/clock';
import { speculationHeader } from '../http';

/** Browsers ask again each time, and shared caches keep nothing, because the page depends on cookies. */
export const PRIVATE = 'private, no-cache';
/** For a page that is rendered for one visitor. */
export const NEVER_STORED = 'private, no-store';

/** Returns the headers of a page. Robots must not index a page that lacks data, even if the browser loads it later. */
export const headersOf = (policy: string, status: number, answerState: AnswerState): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'cache-control': status === 503 ? 'no-store' : PRIVATE,
  vary: 'cookie, accept-encoding',
  ...speculationHeader,
  ...(status === 503 && { 'retry-after': '5' }),
  ...((status === 503 || answerState === 'partial') && { 'x-robots-tag': 'noindex' }),
});

/** Returns the time for browsers whose clock is wrong, as a `server-timing` header. */
export const clockTiming = (): string => `${CLOCK};desc="${Date.now()}"`;

/** Returns the trace of this request for the calls of the page. In the page itself all visitors of a cached copy would share it. */
export const traceTiming = (): string => {
  const traceparent = traceparentOf(context.active());
  return traceparent ? `, ${PAGE_TRACE};desc="${traceparent}"` : '';
};
