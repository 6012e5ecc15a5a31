import type { ObjectStore } from '@caravan/object-store';
import type { RegistryRemote, RegistryRollout } from '@caravan/shared/contracts';
import { EVIDENCE_MS, readEvidence, sumOf, type Vital, VITAL_BOUNDS, vitalAt, widestKind } from '../evidence';
import { type RolloutSchedule, scheduleOf } from './running';
import { stepsText } from './schedule';

/** The evidence of a version since its rollout began, at most of the last two hours. */
export interface EvidenceFigures {
  /** Page views that servers sent, and those that browsers reported. */
  readonly served: number;
  readonly reported: number;
  /** Counted page views, extrapolated from the sample, and the failed ones among them. */
  readonly views: number;
  readonly failed: number;
  /** Renders that failed or were too late, and processes that the server build ended. */
  readonly renderFailed: number;
  readonly ended: number;
  /** Upper bounds of three quarters of the page views, or null without any. Milliseconds, and layout shift times 1000. */
  readonly p75: Readonly<Record<Vital, number | null>>;
}

export interface RolloutOverview extends RolloutSchedule, Pick<RegistryRollout, 'startedAt' | 'by' | 'why' | 'limits'> {
  /** The candidate. */
  readonly version: string;
  /** All steps as `--to` takes them, and the number of the present one, from 1. */
  readonly steps: string;
  readonly step: number;
  readonly forced: boolean;
  readonly evidence: { readonly current: EvidenceFigures; readonly candidate: EvidenceFigures };
}

/** Returns the bound of three quarters of the page views. The open class above all bounds counts as the last one: JSON has no infinity. */
const p75Of = (classes: Readonly<Record<string, number>>): number | null => {
  const bound = vitalAt(classes, 0.75);
  return bound === null ? null : Math.min(bound, Math.max(...VITAL_BOUNDS));
};

const figuresOf = async (
  store: ObjectStore,
  remote: string,
  version: string,
  from: number,
): Promise<EvidenceFigures> => {
  const sums = sumOf(await readEvidence(store, remote, version, from));
  const { served, reported, renderFailed, ended, vitals } = sums;
  const { views, failed } = widestKind(sums) ?? { views: 0, failed: 0 };
  return {
    served,
    reported,
    views: Math.round(views),
    failed,
    renderFailed,
    ended,
    p75: {
      lcp: p75Of(vitals.lcp),
      inp: p75Of(vitals.inp),
      cls: p75Of(vitals.cls),
      longTasks: p75Of(vitals.longTasks),
    },
  };
};

/** Reads the rollout of a remote and the evidence of both versions. Returns null without a rollout. */
export const readRollout = async (
  store: ObjectStore,
  remote: string,
  { current, rollout }: Pick<RegistryRemote, 'current' | 'rollout'>,
): Promise<RolloutOverview | null> => {
  if (!rollout) return null;
  const { candidate, steps, step, startedAt, by, why, limits, forced = false } = rollout;
  const from = Math.max(Date.parse(startedAt), Date.now() - EVIDENCE_MS);
  return {
    version: candidate.version,
    ...scheduleOf(rollout),
    steps: stepsText(steps),
    step: step + 1,
    forced,
    startedAt,
    by,
    why,
    limits,
    evidence: {
      current: await figuresOf(store, remote, current.version, from),
      candidate: await figuresOf(store, remote, candidate.version, from),
    },
  };
};
