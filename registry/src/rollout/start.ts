import { randomUUID } from 'node:crypto';
import type { RegistryDocument, RegistryRollout, RemoteDescriptor } from '@caravan/shared/contracts';
import { describeRemote } from '../builds';
import { changeRegistry, entryChange, entryOf, rolloutRunningError } from '../documents';
import { checkedPublication, checkFiles, type Publication, uploadVersion } from '../publish';
import { PublishRefused } from '../refused';
import { keptFieldsOf } from '../rollback';
import { changeableRemotes, MAX_ROLLOUTS, writerKeysAt } from '../trust';
import { DEFAULT_LIMITS } from './limits';
import { stepsText } from './schedule';

/** The rules of a rollout. */
export type RolloutPlan = Pick<RegistryRollout, 'steps'> & Partial<Pick<RegistryRollout, 'limits'>>;

/** Does what `checkedPublication` does, for a version that a share of visitors gets. */
export const checkedRollout = async (
  publication: Pick<Publication, 'store' | 'keys' | 'isForced'>,
  built: RemoteDescriptor,
  registry?: RegistryDocument,
): Promise<RegistryDocument> => {
  const document = await checkedPublication(publication, built, registry);
  const { name } = built.federation;
  const { current, rollout } = entryOf(document, name);
  if (current.version === built.version)
    throw new PublishRefused(`${name} ${built.version} is not rolled out: all visitors have it already`);
  if (rollout) throw rolloutRunningError(name, rollout);
  const rollingOut = Object.keys(document.remotes).filter((each) => document.remotes[each]?.rollout);
  if (rollingOut.length < MAX_ROLLOUTS) return document;
  const { store, keys } = publication;
  const changeable = changeableRemotes(document, await writerKeysAt(store, keys, document.sequence + 1));
  const own = rollingOut.find((each) => changeable.includes(each));
  throw new PublishRefused(
    `${name} is not rolled out: at most ${MAX_ROLLOUTS} remotes are at the same time, and ${rollingOut.join(', ')} are (${own === undefined ? 'ask their teams to complete or stop one' : `npm run rollout -- mf-${own} 100 completes one, stop "why" ends it`})`,
  );
};

/** Uploads a remote's build as `publishRemote` does, and gives it to a share of visitors as the candidate. The current version stays. */
export const startRollout = async (
  publication: Publication,
  { steps, limits = DEFAULT_LIMITS }: RolloutPlan,
): Promise<RegistryDocument> => {
  const { store, keys, federation, dist, by, why, isForced } = publication;
  const built = describeRemote(dist, federation);
  const registry = await checkedRollout(publication, built);
  const candidate = await uploadVersion(publication, built, registry);

  const forcedFlag = isForced ? ({ forced: true } as const) : {};
  const details = { action: 'rollout', by, why: `to ${stepsText(steps)}: ${why}`, ...forcedFlag } as const;
  return changeRegistry(store, keys, details, async (document) => {
    await checkedRollout(publication, candidate, document);
    await checkFiles(store, candidate);
    const { version } = candidate;
    const entry = entryOf(document, federation.name);
    const { preview: _preview, quarantined: _quarantined, ...running } = entry;
    const at = new Date().toISOString();
    const times = { startedAt: at, stepAt: at };
    const rollout = { candidate, id: randomUUID(), steps, step: 0, limits, ...times, by, why, ...forcedFlag };
    const changed = { ...running, ...keptFieldsOf(version, entry), rollout };
    return entryChange(document, federation.name, changed, { version, at });
  });
};
