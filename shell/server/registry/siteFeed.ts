import { isDeepStrictEqual } from 'node:util';
import {
  type RegistryDocument,
  type RegistryPartner,
  type RegistryRollout,
  type RemoteDescriptor,
} from '@caravan/shared/contracts';
import { expiryFault, versionsIn, type ServerCopy } from '@caravan/registry';
import { throwUnavailable } from './cachedFiles';
import type { ServerBuilds } from './serverBuilds';
import { createOlderDocuments, type AdmitRead } from './olderDocuments';
import { combineCandidates } from './releases';
import { createSitePlans } from './sitePlans';
import { type BuiltRemote, type BuiltSite, type SiteRemote, type SiteRemotes, versionKey } from './siteRemotes';
import type { CandidateShare } from './visitorRelease';

/** A remote at the newest version that this server can use. `isLoaded`: its server build runs, or was not needed yet. */
export interface RunningRemote extends SiteRemote {
  readonly isLoaded: boolean;
}

/** A version that a share of visitors gets. Its `previous` is the one that this server runs for all others. */
export interface RunningCandidate extends RunningRemote, CandidateShare {}

/** The remotes that a visitor gets. It stays the same object as long as it renders the same pages. */
export interface Release extends BuiltSite {
  /** Differs from that of every other release. */
  readonly revision: number;
}

/** A registry document, and the versions of it that this server runs. */
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
export const findRelease = ({ releases, running }: SiteSnapshot, name: string): Release =>
  releases.get(name) ?? running;

/** Returns the versions that pages of a snapshot may load: those that visitors get, and those that they fall back to. */
export const versionsOf = ({
  remotes,
  candidates,
}: Pick<SiteSnapshot, 'remotes' | 'candidates'>): readonly RemoteDescriptor[] =>
  [...remotes, ...candidates].flatMap(({ descriptor, previous }) => (previous ? [descriptor, previous] : [descriptor]));

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
  /** Throws if pages cannot be made of these remotes. */
  readonly checkRelease: (site: SiteRemotes) => void;
  /** Milliseconds between two checks of the registry. */
  readonly intervalMs: number;
  readonly onChange: (state: SiteSnapshot) => void;
  readonly onFailure: (error: unknown) => void;
}

const findVersion = (document: RegistryDocument, remote: string, version: string): RemoteDescriptor | undefined =>
  versionsIn(document).find((found) => found.federation.name === remote && found.version === version);

const rolloutsIn = ({ remotes }: RegistryDocument): SiteSnapshot['rollouts'] =>
  Object.fromEntries(Object.entries(remotes).flatMap(([name, { rollout }]) => (rollout ? [[name, rollout]] : [])));

/**
 * Follows the registry: checks for the next document every `intervalMs`. Loads its server builds beside the running ones, and only then makes
 * it the current snapshot. If the registry cannot be read, is forged or is older than what this server has seen (also before a
 * restart), the current snapshot stays. That holds also for a document of which pages cannot be made. An expired document is not adopted,
 * and one that expires while it runs stays.
 */
export const followRegistry = async (options: SiteFeedOptions) => {
  const { registry, builds, pool, quarantined, checkRelease, intervalMs, onChange, onFailure } = options;
  const isQuarantined = (descriptor: RemoteDescriptor): boolean => quarantined.has(versionKey(descriptor));

  const findBuild = async (descriptor: RemoteDescriptor): Promise<string | null> =>
    isQuarantined(descriptor) ? null : builds(descriptor);

  const { planSite, sitesIn } = createSitePlans(isQuarantined);

  /** Returns a registry document, or null if there is none of that sequence. Rejects with `StoreUnavailable` if it cannot be read. */
  const readDocument = (sequence: number): Promise<RegistryDocument | null> =>
    registry.read(sequence).catch(throwUnavailable);
  const olderDocuments = createOlderDocuments(readDocument);

  /** Returns whether pages can be made of a document. Reports why not. */
  const isUsable = async (newest: RegistryDocument): Promise<boolean> => {
    try {
      for (const site of await sitesIn(newest)) checkRelease(site);
      return true;
    } catch (error) {
      onFailure(new Error(`registry ${newest.sequence} is not adopted, pages cannot be made of it: ${String(error)}`));
      return false;
    }
  };

  let document = await registry.newest(onFailure);
  while (!(await isUsable(document))) {
    const before = await readDocument(document.sequence - 1);
    if (!before) throw new Error(`no registry before ${document.sequence} can be read: this server cannot start`);
    document = before;
  }
  let releases: ReadonlyMap<string, Release> = new Map();
  let adoptedRemotes: readonly BuiltRemote[] = [];
  let knownQuarantined = 0;
  let revision = 0;

  /** Returns the previous release if its remotes and the partners, which may frame pages, are the same. Its pages stay cached. */
  const toRelease = (site: BuiltSite, { partners }: RegistryDocument): Release => {
    const previousRelease = releases.get(site.release);
    const isSame =
      isDeepStrictEqual(previousRelease?.remotes, site.remotes) && isDeepStrictEqual(partners, document.partners);
    return previousRelease && isSame ? previousRelease : { ...site, revision: (revision += 1) };
  };

  /** Loads the builds of a document. If one ends its process and is quarantined, loads the previous version instead. */
  const adopt = async (newest: RegistryDocument): Promise<SiteSnapshot> => {
    for (;;) {
      knownQuarantined = quarantined.size;
      const { site, candidates } = await planSite(newest, findBuild);
      const running = toRelease(site, newest);
      const otherReleases = combineCandidates(site, candidates).map((candidateSite) =>
        toRelease(candidateSite, newest),
      );
      const allReleases = [running, ...otherReleases];
      const loaded = await pool.adopt(allReleases);
      if (quarantined.size > knownQuarantined) continue;
      document = newest;
      olderDocuments.add(newest);
      releases = new Map(allReleases.map((each) => [each.release, each]));
      adoptedRemotes = [...site.remotes, ...candidates];
      const withLoadState = <Remote extends BuiltRemote>({ file: _file, ...remote }: Remote) => ({
        ...remote,
        isLoaded: loaded.has(versionKey(remote.descriptor)),
      });
      const { sequence, expires = null, partners = {} } = newest;
      return {
        sequence,
        expires,
        remotes: site.remotes.map(withLoadState),
        candidates: candidates.map(withLoadState),
        running,
        releases,
        rollouts: rolloutsIn(newest),
        partners,
      };
    }
  };

  /** Returns the newest document that follows `currentDocument` and has not expired. Reports failures of the store, and expiry. */
  const newestAfter = async (currentDocument: RegistryDocument): Promise<RegistryDocument> => {
    let newest = currentDocument;
    await registry.compare(currentDocument.sequence).catch(onFailure);
    try {
      const readNext = (): Promise<RegistryDocument | null> => registry.read(newest.sequence + 1, newest);
      for (let next = await readNext(); next; next = await readNext()) newest = next;
    } catch (error) {
      onFailure(error);
    }
    const expiry = newest.sequence > 0 ? expiryFault(newest) : null;
    if (expiry) {
      onFailure(new Error(`${expiry}: this server goes on with registry ${currentDocument.sequence}`));
      newest = currentDocument;
    }
    if (newest !== currentDocument && !(await isUsable(newest))) newest = currentDocument;
    if (newest !== currentDocument) await registry.storeCopy(newest).catch(onFailure);
    return newest;
  };

  await registry.storeCopy(document).catch(onFailure);
  let snapshot = await adopt(await newestAfter(document));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  /** Returns whether a server build is available that was not before. */
  const hasNewBuilds = async (): Promise<boolean> => {
    const withoutBuild = adoptedRemotes.filter(({ file, descriptor }) => !file && !isQuarantined(descriptor));
    const found = await Promise.all(withoutBuild.map(({ descriptor }) => builds(descriptor)));
    return found.some(Boolean);
  };

  /** Returns whether a build did not load when a page first needed it. */
  const hasFailedBuilds = (): boolean =>
    snapshot.remotes.some(
      ({ isLoaded, descriptor }) => isLoaded && !pool.isRunning(snapshot.running, descriptor.federation.name),
    );

  const check = async (): Promise<void> => {
    try {
      const newest = await newestAfter(document);
      const isChanged = newest !== document || quarantined.size > knownQuarantined || hasFailedBuilds();
      if (isChanged || (await hasNewBuilds())) {
        snapshot = await adopt(newest);
        onChange(snapshot);
      }
    } catch (error) {
      onFailure(error);
    }
    if (!isStopped) timer = setTimeout(() => void check(), intervalMs);
  };
  timer = setTimeout(() => void check(), intervalMs);

  return {
    current: (): SiteSnapshot => snapshot,
    /** Returns a version that the present registry document names, or the one of that sequence. */
    version: async (
      remote: string,
      version: string,
      sequence: number,
      admit?: AdmitRead,
    ): Promise<RemoteDescriptor | null> => {
      const found = findVersion(document, remote, version);
      if (found) return found;
      const olderDocument = await olderDocuments.read(sequence, admit);
      return (olderDocument && findVersion(olderDocument, remote, version)) ?? null;
    },
    /** Returns the remotes of a release as a registry document described them. */
    site: async (sequence: number, release: string, admit?: AdmitRead): Promise<SiteRemotes | null> => {
      const olderDocument = await olderDocuments.read(sequence, admit);
      if (!olderDocument) return null;
      return (await sitesIn(olderDocument)).find((each) => each.release === release) ?? null;
    },
    document: readDocument,
    stop: (): void => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
};

export type SiteFeed = Awaited<ReturnType<typeof followRegistry>>;
