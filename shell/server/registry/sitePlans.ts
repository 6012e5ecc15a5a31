import { conflictsOf } from '@caravan/registry';
import { isContractSupported, type RegistryDocument, type RemoteDescriptor } from '@caravan/shared/contracts';
import { combineCandidates } from './releases';
import type { ServerBuilds } from './serverBuilds';
import { type BuiltRemote, type BuiltSite, findRemote } from './siteRemotes';
import type { CandidateShare } from './visitorRelease';

/** The versions of a registry document that this server should run. */
interface SitePlan {
  readonly site: BuiltSite;
  readonly candidates: readonly (BuiltRemote & CandidateShare)[];
}

/** Whether this shell supports the contract of a version. */
const isSupported = ({ federation }: RemoteDescriptor): boolean => isContractSupported(federation.contract);

/** Returns functions that choose the versions which this server should run of a registry document. */
export const createSitePlans = (isQuarantined: (descriptor: RemoteDescriptor) => boolean) => {
  const planRunningSite = async (
    { sequence, remotes }: RegistryDocument,
    fileOf: ServerBuilds,
  ): Promise<BuiltSite> => ({
    sequence,
    release: '',
    remotes: await Promise.all(
      Object.values(remotes).flatMap(({ current, previous, since }) => {
        const currentRuns = isSupported(current) && !isQuarantined(current);
        // Another remote may have taken a route or a place of the previous version since.
        const isFallback = !currentRuns && previous && conflictsOf(previous, { remotes }).length === 0;
        const usable = [current, ...(isFallback ? [previous] : [])].filter(isSupported);
        const descriptor = usable.find((version) => !isQuarantined(version)) ?? usable[0];
        return descriptor ? [fileOf(descriptor).then((file) => ({ descriptor, previous, since, file }))] : [];
      }),
    ),
  });

  const planSite = async (newest: RegistryDocument, fileOf: ServerBuilds): Promise<SitePlan> => {
    const site = await planRunningSite(newest, fileOf);
    const rollouts = Object.values(newest.remotes).flatMap(({ rollout }) => {
      const running = rollout && findRemote(site, rollout.candidate.federation.name);
      // Its visitors get the running version as long as this server cannot run the candidate.
      const isUsable = running && isSupported(rollout.candidate) && !isQuarantined(rollout.candidate);
      return isUsable ? [{ rollout, previous: running.descriptor }] : [];
    });
    const candidates = await Promise.all(
      rollouts.map(async ({ rollout, previous }) => ({
        descriptor: rollout.candidate,
        previous,
        since: rollout.startedAt,
        file: await fileOf(rollout.candidate),
        rollout: { id: rollout.id, percent: rollout.steps[rollout.step]?.percent ?? 0 },
      })),
    );
    return { site, candidates };
  };

  /** Returns the sites of all releases of a document, without their server builds. */
  const sitesIn = async (document: RegistryDocument): Promise<readonly BuiltSite[]> => {
    const { site, candidates } = await planSite(document, async () => null);
    return [site, ...combineCandidates(site, candidates)];
  };

  return { planSite, sitesIn };
};
