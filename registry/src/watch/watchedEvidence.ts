import type { ObjectStore } from '@caravan/object-store';
import { type Evidence, EVIDENCE_MS, readEvidence } from '../evidence';

export const MINUTE_MS = 60_000;
/** Milliseconds that a full release is watched. */
export const RELEASE_MS = 60 * MINUTE_MS;
/** Milliseconds after which servers no longer write the evidence of a minute. */
const SETTLED_MS = 3 * MINUTE_MS;

/** A time in Unix milliseconds: from `from` until before `until`. */
interface Span {
  readonly from: number;
  readonly until: number;
}

interface SettledEvidence {
  readonly until: number;
  readonly evidence: readonly Evidence[];
}

/**
 * Returns a function that starts a check. It returns a function that reads the evidence of a version. Minutes that servers no longer write
 * are read once. Versions that a check does not read are forgotten.
 */
export const createEvidenceReader = (store: ObjectStore) => {
  let settled: ReadonlyMap<string, SettledEvidence> = new Map();
  return (now: number) => {
    const before = settled;
    const next = new Map<string, SettledEvidence>();
    settled = next;
    const oldest = now - EVIDENCE_MS - RELEASE_MS;
    const until = Math.floor((now - SETTLED_MS) / MINUTE_MS) * MINUTE_MS;
    return async (remote: string, version: string, span: Span): Promise<readonly Evidence[]> => {
      const key = `${remote} ${version}`;
      const known = before.get(key) ?? { until: oldest, evidence: [] };
      const read = [...known.evidence, ...(await readEvidence(store, remote, version, known.until))];
      next.set(key, { until, evidence: read.filter(({ atMs }) => atMs >= oldest && atMs < until) });
      return read.filter(({ atMs }) => atMs > span.from - MINUTE_MS && atMs < span.until);
    };
  };
};

export type ReadSpan = ReturnType<ReturnType<typeof createEvidenceReader>>;
