import type { ReceivedSpan } from './receiver';
import { childrenOf, rootsOf } from './spanTree';
import { describeWait, longestWaits } from './waits';

/** Waits that are listed. */
const MAX_LONGEST = 5;

/** Attributes that say how a span ended, in the order in which a line shows them. */
const outcomes = [
  'http.response.status_code',
  'caravan.page.source',
  'caravan.version',
  'caravan.refusal',
  'error.type',
];

const milliseconds = (time: number): string => time.toFixed(1).padStart(8);

const labelOf = ({ name, attributes }: ReceivedSpan): string =>
  [name, ...outcomes.flatMap((key) => attributes[key] || [])].join('  ');

/**
 * Returns a trace as lines: when each span began, how long it took, its process and its name, indented below its parent. At the end
 * what the trace waited for longest, and a sentence about the first of these.
 */
export const traceTree = (spans: readonly ReceivedSpan[]): string[] => {
  const roots = rootsOf(spans);
  const startMs = roots[0]?.start ?? 0;
  const width = Math.max(...spans.map(({ service }) => service.length));
  const linesOf = (span: ReceivedSpan, depth: number): string[] => [
    `${milliseconds(span.start - startMs)}${milliseconds(span.end - span.start)}  ${span.service.padEnd(width)}  ${'  '.repeat(depth)}${labelOf(span)}`,
    ...childrenOf(spans, span.id).flatMap((child) => linesOf(child, depth + 1)),
  ];
  const longest = longestWaits(spans).slice(0, MAX_LONGEST);
  return [
    `   began    took  ${'process'.padEnd(width)}  span`,
    ...roots.flatMap((root) => linesOf(root, 0)),
    'Waited for longest, in milliseconds:',
    ...longest.map(({ span, ms }) => `${milliseconds(ms)}  ${span.service}: ${labelOf(span)}`),
    ...longest.slice(0, 1).map((wait) => describeWait(wait, spans)),
  ];
};
