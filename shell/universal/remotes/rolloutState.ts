/** Address of the states of all rollouts, for `/test`. */
export const ROLLOUTS_PATH = '/rollouts.json';

/** What browsers and servers say of a version since its rollout began, at most of the last two hours. */
export interface VersionState {
  readonly version: string;
  readonly served: number;
  readonly reported: number;
  /** Page views that count: few of each network do. Those of a sample count for all. */
  readonly counted: number;
  /** Those that the version spoiled, and failed renders and processes on servers. */
  readonly failed: number;
  readonly failedOnServers: number;
  /** At the 75th percentile: milliseconds, and layout shift times 1000. Null without page views. */
  readonly vitals: Readonly<Record<'lcp' | 'inp' | 'cls' | 'longTasks', number | null>>;
}

/** A rollout that runs, with both versions. */
export interface RolloutState {
  readonly remote: string;
  /** Share of visitors who get the candidate. */
  readonly percent: number;
  readonly isPaused: boolean;
  /** ISO time at which the next step begins, or null if a person decides. */
  readonly nextAt: string | null;
  readonly current: VersionState;
  readonly candidate: VersionState;
}
