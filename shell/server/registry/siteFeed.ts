import { isDeepStrictEqual } from 'node:util';
import {
  isContractSupported,
  type RegistryDocument,
  type RegistryPartner,
  type RegistryRollout,
  type RemoteDescriptor,
} from '@caravan/shared/contracts';
import { expiryFault, versionsIn, type ServerCopy } from '@caravan/registry';
import type { ServerBuilds } from './serverBuilds';
import { sitesWith } from './releases';
import {
  type BuiltRemote,
  type BuiltSite,
  remoteIn,
  type SiteRemote,
  type SiteRemotes,
  versionKey,
} from './siteRemotes';
import type { Share } from './visitorRelease';

/** A remote at the newest version that this server can use. `isLoaded`: its server build runs, or was not needed yet. */
export interface RunningRemote extends SiteRemote {
  readonly isLoaded: boolean;
}

/** A version that a share of visitors gets. Its `previous` is the one that this server runs for all others. */
export interface RunningCandidate extends RunningRemote, Share {}

/** The remotes that a visitor gets. It stays the same object as long as it renders the same pages. */
export interface Release extends BuiltSite {
  /** Differs from that of every other release. */
  readonly revision: number;
}

/** A registry document, and what this server runs of it. */
export interface SiteSnapshot {
  readonly sequence: number;
  /** ISO time at which the document expires, or null for one without an expiry. This server goes on with it after that. */
  readonly expires: string | null;
  readonly remotes: readonly RunningRemote[];
  readonly candidates: readonly RunningCandidate[];
  /** The release of visitors without a candidate. Its name is empty. */
  readonly running: Release;
  /** All releases by name: one for each combination of candidates. */
  readonly releases: ReadonlyMap<string, Release>;
  /** Rollouts by remote. */
  readonly rollouts: Readonly<Record<string, RegistryRollout>>;
  readonly partners: Readonly<Record<string, RegistryPartner>>;
}

/** Returns a release by its name, or the running one if it has ended. */
export const releaseIn = ({ releases, running }: SiteSnapshot, name: string): Release => releases.get(name) ?? running;

/** Returns the versions that pages of a snapshot may load: those that visitors get, and those that they fall back to. */
export const versionsOf = ({
  remotes,
  candidates,
}: Pick<SiteSnapshot, 'remotes' | 'candidates'>): readonly RemoteDescriptor[] =>
  [...remotes, ...candidates].flatMap(({ descriptor, previous }) => (previous ? [descriptor, previous] : [descriptor]));

/** What this server is to run of a registry document. */
interface Wanted {
  readonly site: BuiltSite;
  readonly candidates: readonly (BuiltRemote & Share)[];
}

export interface SiteFeedOptions {
  readonly registry: ServerCopy;
  readonly builds: ServerBuilds;
  readonly pool: {
    /** Returns the versions whose build runs or was not needed yet, by `versionKey`. */
    readonly adopt: (releases: readonly BuiltSite[]) => Promise<ReadonlySet<string>>;
    readonly isRunning: (site: BuiltSite, name: string) => boolean;
  };
  /** Versions whose code ended its process, as `remote/version`. They do not run on this server again. */
  readonly quarantined: ReadonlySet<string>;
  /** Milliseconds between two checks of the registry. */
  readonly intervalMs: number;
  readonly onChange: (state: SiteSnapshot) => void;
  readonly onFailure: (error: unknown) => void;
}

const versionIn = (document: RegistryDocument, remote: string, version: string): RemoteDescriptor | undefined =>
  versionsIn(document).find((found) => found.federation.name === remote && found.version === version);

const rolloutsIn = ({ remotes }: RegistryDocument): SiteSnapshot['rollouts'] =>
  Object.fromEntries(Object.entries(remotes).flatMap(([name, { rollout }]) => (rollout ? [[name, rollout]] : [])));

/**
 * Follows the registry: checks for the next document every `intervalMs`, loads its server builds beside the running ones, and only then
 * makes it the current snapshot. If the registry cannot be read, is forged or is older than what this server has seen (also before a
 * restart), the current snapshot stays. An expired document is not adopted, and one that expires while it runs stays.
 */
export const followRegistry = async (options: SiteFeedOptions) => {
  const { registry, builds, pool, quarantined, intervalMs, onChange, onFailure } = options;
  const isQuarantined = (descriptor: RemoteDescriptor): boolean => quarantined.has(versionKey(descriptor));

  const built = async (descriptor: RemoteDescriptor): Promise<string | null> =>
    isQuarantined(descriptor) ? null : builds(descriptor);

  const runningSite = async ({ sequence, remotes }: RegistryDocument, fileOf: ServerBuilds): Promise<BuiltSite> => ({
    sequence,
    release: '',
    remotes: await Promise.all(
      Object.values(remotes).flatMap(({ current, previous, since }) => {
        // Skips a version whose contract this shell does not support.
        const usable = [current, ...(previous ? [previous] : [])].filter(({ federation }) =>
          isContractSupported(federation.contract),
        );
        const descriptor = usable.find((version) => !isQuarantined(version)) ?? usable[0];
        return descriptor ? [fileOf(descriptor).then((file) => ({ descriptor, previous, since, file }))] : [];
      }),
    ),
  });

  const wanted = async (newest: RegistryDocument, fileOf: ServerBuilds = built): Promise<Wanted> => {
    const site = await runningSite(newest, fileOf);
    const rollouts = Object.values(newest.remotes).flatMap(({ rollout }) => {
      const running = rollout && remoteIn(site, rollout.candidate.federation.name);
      // Its visitors get the running version as long as this server cannot run the candidate.
      const isUsable =
        running && isContractSupported(rollout.candidate.federation.contract) && !isQuarantined(rollout.candidate);
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

  let document = await registry.newest(onFailure);
  let releases: ReadonlyMap<string, Release> = new Map();
  let adopted: readonly BuiltRemote[] = [];
  let knownQuarantined = 0;
  let revision = 0;

  /** Returns the previous release if its remotes and the partners, which may frame pages, are the same. Its pages stay cached. */
  const asRelease = (site: BuiltSite, { partners }: RegistryDocument): Release => {
    const before = releases.get(site.release);
    const isSame = isDeepStrictEqual(before?.remotes, site.remotes) && isDeepStrictEqual(partners, document.partners);
    return before && isSame ? before : { ...site, revision: (revision += 1) };
  };

  /** Loads the builds of a document. If one ends its process and is quarantined, loads the previous version instead. */
  const adopt = async (newest: RegistryDocument): Promise<SiteSnapshot> => {
    for (;;) {
      knownQuarantined = quarantined.size;
      const { site, candidates } = await wanted(newest);
      const running = asRelease(site, newest);
      const others = sitesWith(site, candidates).map((other) => asRelease(other, newest));
      const all = [running, ...others];
      const loaded = await pool.adopt(all);
      if (quarantined.size > knownQuarantined) continue;
      document = newest;
      releases = new Map(all.map((each) => [each.release, each]));
      adopted = [...site.remotes, ...candidates];
      const withState = <Remote extends BuiltRemote>({ file: _file, ...remote }: Remote) => ({
        ...remote,
        isLoaded: loaded.has(versionKey(remote.descriptor)),
      });
      const { sequence, expires = null, partners = {} } = newest;
      return {
        sequence,
        expires,
        remotes: site.remotes.map(withState),
        candidates: candidates.map(withState),
        running,
        releases,
        rollouts: rolloutsIn(newest),
        partners,
      };
    }
  };

  /** Returns the newest document that follows `known` and has not expired. Reports failures of the store, and expiry. */
  const newestAfter = async (known: RegistryDocument): Promise<RegistryDocument> => {
    let newest = known;
    await registry.compare(known.sequence).catch(onFailure);
    try {
      const following = (): Promise<RegistryDocument | null> => registry.read(newest.sequence + 1, newest);
      for (let next = await following(); next; next = await following()) newest = next;
    } catch (error) {
      onFailure(error);
    }
    const expired = newest.sequence > 0 ? expiryFault(newest) : null;
    if (expired) {
      onFailure(new Error(`${expired}: this server goes on with registry ${known.sequence}`));
      newest = known;
    }
    if (newest !== known) await registry.keep(newest).catch(onFailure);
    return newest;
  };

  await registry.keep(document).catch(onFailure);
  let state = await adopt(await newestAfter(document));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  /** Returns whether a server build is available that was not before. */
  const hasNewBuilds = async (): Promise<boolean> => {
    const missing = adopted.filter(({ file, descriptor }) => !file && !isQuarantined(descriptor));
    const found = await Promise.all(missing.map(({ descriptor }) => builds(descriptor)));
    return found.some(Boolean);
  };

  /** Returns whether a build did not load when a page first needed it. */
  const hasFailedBuilds = (): boolean =>
    state.remotes.some(
      ({ isLoaded, descriptor }) => isLoaded && !pool.isRunning(state.running, descriptor.federation.name),
    );

  const check = async (): Promise<void> => {
    try {
      const newest = await newestAfter(document);
      const isChanged = newest !== document || quarantined.size > knownQuarantined || hasFailedBuilds();
      if (isChanged || (await hasNewBuilds())) {
        state = await adopt(newest);
        onChange(state);
      }
    } catch (error) {
      onFailure(error);
    }
    if (!stopped) timer = setTimeout(() => void check(), intervalMs);
  };
  timer = setTimeout(() => void check(), intervalMs);

  return {
    current: (): SiteSnapshot => state,
    /** Returns a version that the present registry document names, or the one of that sequence. */
    version: async (remote: string, version: string, sequence: number): Promise<RemoteDescriptor | null> => {
      const found = versionIn(document, remote, version);
      if (found) return found;
      const earlier = await registry.read(sequence);
      return (earlier && versionIn(earlier, remote, version)) ?? null;
    },
    /** Returns the remotes of a release as a registry document described them. */
    site: async (sequence: number, release: string): Promise<SiteRemotes | null> => {
      const earlier = await registry.read(sequence);
      if (!earlier) return null;
      const { site, candidates } = await wanted(earlier, async () => null);
      return [site, ...sitesWith(site, candidates)].find((each) => each.release === release) ?? null;
    },
    /** Returns a registry document, or null if there is none of that sequence. */
    document: (sequence: number): Promise<RegistryDocument | null> => registry.read(sequence),
    stop: (): void => {
      stopped = true;
      clearTimeout(timer);
    },
  };
};

export type SiteFeed = Awaited<ReturnType<typeof followRegistry>>;
