import type { ObjectStore } from '@caravan/object-store';
import type { RegistryRemote } from '@caravan/shared/contracts';
import { EVIDENCE_MS, readEvidence, sumOf, VITAL_BOUNDS, vitalAt, widestKind } from '../evidence';
import { scheduleOf } from './running';
import { stepsText } from './schedule';

/** Returns the bound of three quarters of the page views. The open class above all bounds counts as the last one: JSON has no infinity. */
const p75Of = (classes: Readonly<Record<string, number>>): number | null => {
  const bound = vitalAt(classes, 0.75);
  return bound === null ? null : Math.min(bound, Math.max(...VITAL_BOUNDS));
};

/** Reads the evidence of a version since its rollout began, at most of the last two hours. */
const figuresOf = async (store: ObjectStore, remote: string, version: string, from: number) => {
  const sums = sumOf(await readEvidence(store, remote, version, from));
  const { served, reported, renderFailed, ended, vitals } = sums;
  const { views, failed } = widestKind(sums) ?? { views: 0, failed: 0 };
  return {
    /** Page views that servers sent, and those that browsers reported. */
    served,
    reported,
    /** Counted page views, extrapolated from the sample, and the failed ones among them. */
    views: Math.round(views),
    failed,
    /** Renders that failed or were too late, and processes that the server build ended. */
    renderFailed,
    ended,
    /** Upper bounds of three quarters of the page views, or null without any. Milliseconds, and layout shift times 1000. */
    p75: {
      lcp: p75Of(vitals.lcp),
      inp: p75Of(vitals.inp),
      cls: p75Of(vitals.cls),
      longTasks: p75Of(vitals.longTasks),
    },
  };
};

export type EvidenceFigures = Awaited<ReturnType<typeof figuresOf>>;

/** Reads the rollout of a remote and the evidence of both versions. Returns null without a rollout. */
export const readRollout = async (
  store: ObjectStore,
  remote: string,
  { current, rollout }: Pick<RegistryRemote, 'current' | 'rollout'>,
) => {
  if (!rollout) return null;
  const { candidate, steps, step, startedAt, by, why, limits, forced = false } = rollout;
  const from = Math.max(Date.parse(startedAt), Date.now() - EVIDENCE_MS);
  return {
    /** The candidate. */
    version: candidate.version,
    ...scheduleOf(rollout),
    /** All steps as `--to` takes them, and the number of the present one, from 1. */
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

export type RolloutOverview = NonNullable<Awaited<ReturnType<typeof readRollout>>>;
