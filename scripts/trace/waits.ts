import type { ReceivedSpan } from './receiver';
import { childrenOf, pathTo, rootsOf } from './spanTree';

/** Milliseconds of a trace in which a span ran and none of its children did. */
interface Wait {
  readonly span: ReceivedSpan;
  readonly ms: number;
}

/**
 * Gives each moment of a span to the child that ended last, and the rest to the span itself. So what ran beside something slower does not
 * count, as it made nothing slower.
 */
const waitsIn = (span: ReceivedSpan, spans: readonly ReceivedSpan[], until = span.end): Wait[] => {
  const waits: Wait[] = [];
  let ms = 0;
  let left = until;
  for (const child of childrenOf(spans, span.id).toSorted((first, second) => second.end - first.end)) {
    const end = Math.min(child.end, left);
    if (child.start >= end || end <= span.start) continue;
    ms += left - end;
    waits.push(...waitsIn(child, spans, end));
    left = Math.max(child.start, span.start);
  }
  return [{ span, ms: ms + left - span.start }, ...waits];
};

/** Returns what a trace waited for, the longest first. */
export const longestWaits = (spans: readonly ReceivedSpan[]): Wait[] =>
  rootsOf(spans)
    .flatMap((root) => waitsIn(root, spans))
    .toSorted((first, second) => second.ms - first.ms);

/** Returns a sentence: which share of the trace a wait is, and the spans that lead to it. */
export const describeWait = ({ span, ms }: Wait, spans: readonly ReceivedSpan[]): string => {
  const path = pathTo(span, spans);
  const [root = span] = path;
  const totalMs = root.end - root.start;
  const steps = path.map(({ service, name }, index) =>
    service === path[index - 1]?.service ? name : `${service}: ${name}`,
  );
  return `${ms.toFixed(0)} of ${totalMs.toFixed(0)} ms (${((ms / totalMs) * 100).toFixed(0)} %) went to "${span.name}" of ${span.service}: ${steps.join(' → ')}`;
};
