import type { ReceivedSpan } from './receiver';

/** Spans of the list of those that took longest by themselves. */
const MAX_LONGEST = 5;

/** Attributes that say how a span ended, in the order in which a line shows them. */
const outcomes = [
  'http.response.status_code',
  'caravan.page.source',
  'caravan.version',
  'caravan.refusal',
  'error.type',
];

const childrenOf = (spans: readonly ReceivedSpan[], parent: string): ReceivedSpan[] =>
  spans.filter((span) => span.parent === parent).toSorted((first, second) => first.start - second.start);

/** Milliseconds of a span in which none of its children ran. */
const ownTime = (span: ReceivedSpan, spans: readonly ReceivedSpan[]): number => {
  let covered = 0;
  let until = span.start;
  for (const child of childrenOf(spans, span.id)) {
    const [start, end] = [Math.max(child.start, until), Math.min(child.end, span.end)];
    if (end <= start) continue;
    covered += end - start;
    until = end;
  }
  return span.end - span.start - covered;
};

const milliseconds = (time: number): string => time.toFixed(1).padStart(8);

const labelOf = ({ name, attributes }: ReceivedSpan): string =>
  [name, ...outcomes.flatMap((key) => attributes[key] || [])].join('  ');

/**
 * Returns a trace as lines: when each span began, how long it took, its process and its name, indented below its parent. At the end
 * the spans that took longest by themselves.
 */
export const traceTree = (spans: readonly ReceivedSpan[]): string[] => {
  const known = new Set(spans.map(({ id }) => id));
  const roots = spans.filter(({ parent }) => !known.has(parent));
  const began = Math.min(...roots.map(({ start }) => start));
  const width = Math.max(...spans.map(({ service }) => service.length));
  const linesOf = (span: ReceivedSpan, depth: number): string[] => [
    `${milliseconds(span.start - began)}${milliseconds(span.end - span.start)}  ${span.service.padEnd(width)}  ${'  '.repeat(depth)}${labelOf(span)}`,
    ...childrenOf(spans, span.id).flatMap((child) => linesOf(child, depth + 1)),
  ];
  const longest = spans
    .map((span) => ({ span, own: ownTime(span, spans) }))
    .toSorted((first, second) => second.own - first.own)
    .slice(0, MAX_LONGEST);
  return [
    `   began    took  ${'process'.padEnd(width)}  span`,
    ...roots.toSorted((first, second) => first.start - second.start).flatMap((root) => linesOf(root, 0)),
    'Longest by itself, in milliseconds:',
    ...longest.map(({ span, own }) => `${milliseconds(own)}  ${span.service}: ${labelOf(span)}`),
  ];
};
