import type { RegistryDocument, RegistryRemote, RegistryRollout } from '@caravan/shared/contracts';
import { entryOf } from '../documents';
import { PublishRefused } from '../refused';

/** Returns the rollout of a remote and the rest of its entry. */
export const rolloutOf = (
  document: RegistryDocument,
  remote: string,
): { readonly rollout: RegistryRollout; readonly entry: RegistryRemote } => {
  const { rollout, ...entry } = entryOf(document, remote);
  if (!rollout)
    throw new PublishRefused(`${remote} has no rollout: npm run publish -- mf-${remote} --to 10 "why" starts one`);
  return { rollout, entry };
};

/** Returns the present step of a rollout. */
export const stepOf = ({ steps, step }: RegistryRollout) => steps[step] ?? steps[0];

/** Returns the time in Unix milliseconds at which the present step ends by the schedule. Null if it waits for a person. */
export const stepEnd = (rollout: RegistryRollout): number | null => {
  const { minutes } = stepOf(rollout);
  return minutes === null || rollout.isPaused ? null : Date.parse(rollout.stepAt) + minutes * 60_000;
};

/** Returns the share of a rollout and its next change. */
export const scheduleOf = (rollout: RegistryRollout) => {
  const end = stepEnd(rollout);
  return {
    /** Percent of visitors who get the candidate now, and after the next step. */
    percent: stepOf(rollout).percent,
    nextPercent: rollout.steps[rollout.step + 1]?.percent ?? 100,
    /** ISO time of the next step. Null if the rollout is paused or waits for a person. */
    nextAt: end === null ? null : new Date(end).toISOString(),
    isPaused: rollout.isPaused ?? false,
  };
};

export type RolloutSchedule = ReturnType<typeof scheduleOf>;
