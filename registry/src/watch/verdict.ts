import type { RolloutLimits } from '@caravan/shared/contracts';
import { type Evidence, type MinuteSums, type Vital, vitalAt, vitalClass, vitals, widestKind } from '../evidence';
import { evidenceAbove, evidenceAboveBaseline, type Share } from './sequentialTest';

/**
 * The chance that a version as good as the other one is ever rolled back. All tests share it in equal parts, since each kind of visitor
 * is a test of its own.
 */
const FALSE_ROLLBACK_RATE = 0.001;

/** The smallest samples, in page views. Two networks cannot report so much (docs/decisions/0059). `silent`: reports that were due. */
const MIN_SAMPLES = { views: 10, failed: 5, vitals: 20, comparedVitals: 30, silent: 10 };

/** Half of what https://web.dev/articles/vitals calls good: visitors do not notice less. For long tasks, of a page view together. */
const NOTICEABLE: Readonly<Record<Vital, number>> = { lcp: 1250, inp: 100, cls: 50, longTasks: 200 };

/** Share of page views that are slower than the 75th percentile. */
const ABOVE_P75 = 0.25;

export interface Comparison {
  readonly candidate: MinuteSums;
  /** The sums of the version that the candidate is compared with, and that version. */
  readonly baseline: MinuteSums;
  readonly baselineVersion: string;
  /** Page views of the candidate whose reports are overdue (`overdueReports`). */
  readonly overdue: number;
  /** Why the candidate's server build does not load, although the other version's does. Else empty. */
  readonly loadFault: string;
  readonly limits: RolloutLimits;
  /** Both versions ran at the same time. */
  readonly isRollout: boolean;
}

export type Verdict = { readonly kind: 'continue' } | { readonly kind: 'rollBack'; readonly why: string };

interface Finding {
  /** Logarithm of an e-value. */
  readonly evidence: number;
  readonly why: () => string;
}

const percent = ({ views, failed }: Share): string => `${Number(((100 * failed) / views).toPrecision(2))} %`;

const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Compares the failures of each kind of visitor. A kind that the other version does not have is compared with all its visitors. */
const failuresOf = ({ candidate, baseline, baselineVersion, limits }: Comparison): readonly Finding[] => {
  const all = widestKind(baseline);
  return Object.entries(candidate.kinds).flatMap(([kind, share]) => {
    const baselineShare = baseline.kinds[kind] ?? all;
    if (!baselineShare || share.views < MIN_SAMPLES.views || share.failed < MIN_SAMPLES.failed) return [];
    return {
      evidence: evidenceAboveBaseline(share, baselineShare, limits.failures),
      why: () =>
        `failures ${kind}: ${share.failed} of ${Math.round(share.views)} page views, ${percent(baselineShare)} with ${baselineVersion}`,
    };
  });
};

/**
 * Compares the renders that failed or were too late. The page cache hides failures of the version with more visitors: at worst both
 * versions render equally often.
 */
const rendersOf = ({ candidate, baseline, baselineVersion, limits, isRollout }: Comparison): readonly Finding[] => {
  const [share, baselineShare] = [candidate, baseline].map(({ served, renderFailed }) => ({
    views: Math.max(served, renderFailed),
    failed: renderFailed,
  }));
  if (!share || !baselineShare || share.views < MIN_SAMPLES.views || share.failed < MIN_SAMPLES.failed) return [];
  const factor = isRollout ? Math.max(1, baselineShare.views / share.views) : limits.failures;
  return [
    {
      evidence: evidenceAboveBaseline(share, baselineShare, factor),
      why: () =>
        `failed or late renders: ${share.failed} for ${share.views} page views, ${baselineShare.failed} for ${baselineShare.views} with ${baselineVersion}`,
    },
  ];
};

const formatBound = (vital: Vital, bound: number): string => (vital === 'cls' ? String(bound / 1000) : `${bound} ms`);

/** Tests whether more than a quarter of the candidate's page views are slower than the other version's 75th percentile times the factor. */
const vitalsOf = ({ candidate, baseline, baselineVersion, limits }: Comparison): readonly Finding[] =>
  vitals.flatMap((vital) => {
    const [candidateCounts, baselineCounts] = [candidate.vitals[vital], baseline.vitals[vital]];
    const [views, baselineViews] = [total(candidateCounts), total(baselineCounts)];
    if (views < MIN_SAMPLES.vitals || baselineViews < MIN_SAMPLES.comparedVitals) return [];
    const p75 = vitalAt(baselineCounts, 1 - ABOVE_P75);
    if (p75 === null) return [];
    const bound = Number(vitalClass(Math.max(limits.vitals * p75, NOTICEABLE[vital])));
    const failed = total(Object.fromEntries(Object.entries(candidateCounts).filter(([each]) => Number(each) > bound)));
    return {
      evidence: evidenceAbove({ views, failed }, ABOVE_P75),
      why: () =>
        `${vital === 'longTasks' ? 'long tasks' : vital.toUpperCase()} above ${formatBound(vital, bound)}: ${failed} of ${views} page views, 75 % with ${baselineVersion} are below ${formatBound(vital, p75)}`,
    };
  });

/**
 * Returns the number of page views whose reports are overdue: due since the last report, and at least `silentMinutes` before `now`
 * (Unix milliseconds).
 */
export const overdueReports = (evidence: readonly Evidence[], silentMinutes: number, now: number): number => {
  const lastReport = Math.max(0, ...evidence.filter(({ sums }) => sums.reported > 0).map(({ atMs }) => atMs));
  const until = now - (silentMinutes + 1) * 60_000;
  return evidence
    .filter(({ atMs }) => atMs > lastReport && atMs <= until)
    .reduce((sum, { sums }) => sum + sums.reportsDue, 0);
};

const missingReportsReason = ({ baseline, baselineVersion, overdue, limits, isRollout }: Comparison): string | null => {
  const share = baseline.reported > 0 ? Math.min(1, baseline.reported / baseline.served) : isRollout ? 1 : 0;
  if (overdue * share < MIN_SAMPLES.silent) return null;
  const baselineText =
    baseline.reported > 0
      ? `${baseline.reported} reports of ${baseline.served} with ${baselineVersion}`
      : `none with ${baselineVersion} either`;
  return `no report of ${overdue} page views for ${limits.silentMinutes} min, ${baselineText}`;
};

/** Decides whether a version must be rolled back. May be called after every report: the error rate holds for all calls together. */
export const verdictOf = (comparison: Comparison): Verdict => {
  const { candidate, baseline } = comparison;
  // A release has nothing to be compared with if the version before it had no visitors.
  if (!comparison.isRollout && baseline.served === 0) return { kind: 'continue' };
  if (candidate.ended > 0 && baseline.ended === 0)
    return {
      kind: 'rollBack',
      why: `its server build ended ${candidate.ended} ${candidate.ended === 1 ? 'process' : 'processes'}`,
    };
  if (comparison.loadFault) return { kind: 'rollBack', why: `its server build does not load: ${comparison.loadFault}` };
  const requiredEvidence = Math.log((Object.keys(candidate.kinds).length + vitals.length + 1) / FALSE_ROLLBACK_RATE);
  const [worst] = [...failuresOf(comparison), ...rendersOf(comparison), ...vitalsOf(comparison)]
    .filter(({ evidence }) => evidence >= requiredEvidence)
    .toSorted((a, b) => b.evidence - a.evidence);
  if (worst)
    return { kind: 'rollBack', why: `${worst.why()} (sequential test, error rate ${FALSE_ROLLBACK_RATE * 100} %)` };
  const reason = missingReportsReason(comparison);
  return reason === null ? { kind: 'continue' } : { kind: 'rollBack', why: reason };
};
