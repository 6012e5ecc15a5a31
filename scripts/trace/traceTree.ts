import type { ReceivedSpan } from './receiver';
import { childrenOf, rootsOf } from './spanTree';
import { describeWait, longestWaits } from './waits';

/** Maximum number of listed waits. */
const MAX_LONGEST = 5;

/** Attributes with the result of a span, in the order of a line. */
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
 * Returns a trace as lines: start, duration, process and name of each span, indented below its parent. Then come the longest waits of the
 * trace, and a sentence about the longest one.
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
