import type { ReceivedSpan } from './receiver';

/** Returns the spans of a parent, the earliest first. */
export const childrenOf = (spans: readonly ReceivedSpan[], parent: string): ReceivedSpan[] =>
  spans.filter((span) => span.parent === parent).toSorted((first, second) => first.start - second.start);

/** Returns the spans whose parent is not there, the earliest first. */
export const rootsOf = (spans: readonly ReceivedSpan[]): ReceivedSpan[] => {
  const known = new Set(spans.map(({ id }) => id));
  return spans.filter(({ parent }) => !known.has(parent)).toSorted((first, second) => first.start - second.start);
};

/** Returns a span and the spans around it, the outermost first. */
export const pathTo = (span: ReceivedSpan, spans: readonly ReceivedSpan[]): ReceivedSpan[] => {
  const parent = spans.find(({ id }) => id === span.parent);
  return parent ? [...pathTo(parent, spans), span] : [span];
};
