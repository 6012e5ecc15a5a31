import type { RegistryDocument, RegistryRollout } from '@caravan/shared/contracts';
import { reasonsOfShells } from '../builds';
import { changeRegistry, entryChange, type RegistryEdit } from '../documents';
import { PublishRefused } from '../refused';
import { promotedEntry } from './promote';
import { rolloutOf, stepOf } from './running';
import { stepsText } from './schedule';

/** Changes the rollout of a remote, or removes it if `next` returns null. */
const changeRollout = (
  { store, keys, by, why }: RegistryEdit,
  remote: string,
  next: (rollout: RegistryRollout, at: string) => RegistryRollout | null,
): Promise<RegistryDocument> =>
  changeRegistry(store, keys, { action: 'rollout', by, why }, (document) => {
    const { rollout, entry } = rolloutOf(document, remote);
    const at = new Date().toISOString();
    const changed = next(rollout, at);
    const { version } = rollout.candidate;
    return entryChange(document, remote, changed ? { ...entry, rollout: changed } : entry, { version, at });
  });

/** Replaces the steps of a rollout. The first of them begins at once. Visitors who have the candidate keep it as the share grows. */
export const setSteps = (
  change: RegistryEdit,
  remote: string,
  steps: RegistryRollout['steps'],
): Promise<RegistryDocument> =>
  changeRollout(
    { ...change, why: `to ${stepsText(steps)}: ${change.why}` },
    remote,
    ({ isPaused: _ended, ...rollout }, at) => ({
      ...rollout,
      steps,
      step: 0,
      stepAt: at,
    }),
  );

/** Stops the schedule of a rollout. Its share stays as it is, and evidence still takes it back. */
export const pauseRollout = (change: RegistryEdit, remote: string): Promise<RegistryDocument> =>
  changeRollout({ ...change, why: `paused: ${change.why}` }, remote, (rollout) => {
    if (rollout.isPaused)
      throw new PublishRefused(
        `the rollout of ${remote} is paused already: npm run rollout -- mf-${remote} go resumes it`,
      );
    return { ...rollout, isPaused: true };
  });

/** Resumes the schedule of a paused rollout. Its present step starts again, so that it is watched for its whole time. */
export const resumeRollout = (change: RegistryEdit, remote: string): Promise<RegistryDocument> =>
  changeRollout({ ...change, why: `resumed: ${change.why}` }, remote, ({ isPaused, ...rollout }, at) => {
    if (!isPaused)
      throw new PublishRefused(
        `the rollout of ${remote} is not paused, at ${stepOf(rollout).percent} %: npm run rollout -- mf-${remote} 50 or 100 advances it`,
      );
    return { ...rollout, stepAt: at };
  });

/** Ends a rollout: all visitors get the current version. The candidate may be rolled out again. */
export const stopRollout = (change: RegistryEdit, remote: string): Promise<RegistryDocument> =>
  changeRollout({ ...change, why: `stopped: ${change.why}` }, remote, () => null);

/** Makes the candidate the current version. */
export const promoteRollout = ({ store, keys, by, why }: RegistryEdit, remote: string): Promise<RegistryDocument> =>
  changeRegistry(store, keys, { action: 'publish', by, why: `to all visitors: ${why}` }, async (document) => {
    const { candidate, forced } = rolloutOf(document, remote).rollout;
    const reasons = forced ? [] : reasonsOfShells(candidate, document);
    if (reasons.length > 0) throw new PublishRefused(`${remote} is not published: ${reasons.join('; ')}`);
    return entryChange(document, remote, await promotedEntry({ store, keys, by }, document, remote));
  });
