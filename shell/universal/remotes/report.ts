import type { Outcome } from './errors';
import type { VisitorKind } from './visitorKind';

/** Entry of the `server-timing` header with the token of the page view. Its duration is 1 if the page view is to be reported. */
export const PAGE_VIEW = 'view';

/** Entry of the `server-timing` header with the trace of the page view, as a `traceparent` (W3C Trace Context). Absent without tracing. */
export const PAGE_TRACE = 'traceparent';

/** Vitals of a page view: milliseconds, and layout shift times 1000. A browser sends those that it measures. */
export interface ViewVitals {
  readonly lcp?: number;
  readonly inp?: number;
  readonly cls?: number;
  /** Sum of the long tasks. */
  readonly longTasks?: number;
}

/** A version that the visitor got in a page view: remote, version, kinds of its loads, vitals. */
export type ReportedVersion = readonly [
  remote: string,
  version: string,
  kinds: readonly VisitorKind[],
  vitals: ViewVitals,
];

/** What a page of the site reports by `sendBeacon`. */
export interface ViewReport {
  /** Token of the page view. Empty if the browser hides the `server-timing` header. */
  readonly view: string;
  /** The trace of the page view, if it has one. */
  readonly trace?: string;
  /** Outcomes since the last report of the page view. */
  readonly loads: readonly (readonly [remote: string, version: string, outcome: Outcome, kind: VisitorKind])[];
  /** The first page view of this browser. No visitor gets a candidate in it, so that its vitals are compared with none. */
  readonly isFirst?: true;
  /** Once, when the page is first hidden or left. */
  readonly end?: readonly ReportedVersion[];
}

/** Outcomes that are a fault of the version. A broken connection or a browser that another remote has changed are not. */
export const faultOutcomes: readonly Outcome[] = [
  'http',
  'timeout',
  'evaluation',
  'contract',
  'render',
  'use',
  'emptied',
];
