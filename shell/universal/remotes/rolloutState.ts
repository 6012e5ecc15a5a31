import type { EvidenceFigures, RolloutOverview } from '@caravan/registry';

/** Address of the states of all rollouts, for `/test`. */
export const ROLLOUTS_PATH = '/rollouts.json';

/** A version, and its evidence since its rollout began. */
export interface VersionState extends EvidenceFigures {
  readonly version: string;
}

/** A rollout that runs, with both versions. */
export interface RolloutState extends Pick<RolloutOverview, 'percent' | 'isPaused' | 'nextAt'> {
  readonly remote: string;
  readonly current: VersionState;
  readonly candidate: VersionState;
}
