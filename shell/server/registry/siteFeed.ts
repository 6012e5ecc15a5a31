import { isDeepStrictEqual } from 'node:util';
import {
  isContractSupported,
  type RegistryDocument,
  type RegistryPartner,
  type RemoteDescriptor,
} from '@caravan/shared/contracts';
import { expiryFault, versionsIn, type ServerCopy } from '@caravan/registry';
import type { ServerBuilds } from './serverBuilds';
import { type BuiltSite, type SiteRemote, versionKey } from './siteRemotes';

/** A remote at the newest version that this server can use. `isLoaded`: its server build runs. */
export interface RunningRemote extends SiteRemote {
  readonly isLoaded: boolean;
}

/** What one visitor gets. The same object as long as it renders the same. */
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
  /** The release of most visitors. */
  readonly running: Release;
  readonly partners: Readonly<Record<string, RegistryPartner>>;
}

export interface SiteFeed {
  readonly current: () => SiteSnapshot;
  /** Returns a version that runs now, or ran at that sequence. */
  readonly version: (remote: string, version: string, sequence: number) => Promise<RemoteDescriptor | null>;
  /** Returns a registry document, or null if there is none of that sequence. */
  readonly document: (sequence: number) => Promise<RegistryDocument | null>;
  readonly stop: () => void;
}

export interface SiteFeedOptions {
  readonly registry: ServerCopy;
  readonly builds: ServerBuilds;
  /** Returns the versions whose build runs, by `versionKey`. */
  readonly pool: { readonly use: (releases: readonly BuiltSite[]) => Promise<ReadonlySet<string>> };
  /** Versions whose code ended its process, as `remote/version`. They do not run on this server again. */
  readonly quarantined: ReadonlySet<string>;
  /** Milliseconds between two checks of the registry. */
  readonly intervalMs: number;
  readonly onChange: (state: SiteSnapshot) => void;
  readonly onFailure: (error: unknown) => void;
}

const versionIn = (document: RegistryDocument, remote: string, version: string): RemoteDescriptor | undefined =>
  versionsIn(document).find((found) => found.federation.name === remote && found.version === version);

/**
 * Follows the registry: checks for the next document every `intervalMs`, loads its server builds beside the running ones, and only then
 * makes it the current snapshot. If the registry cannot be read, is forged or is older than what this server has seen (also before a
 * restart), the current snapshot stays. An expired document is not adopted, and one that expires while it runs stays.
 */
export const followRegistry = async (options: SiteFeedOptions): Promise<SiteFeed> => {
  const { registry, builds, pool, quarantined, intervalMs, onChange, onFailure } = options;
  const isQuarantined = (descriptor: RemoteDescriptor): boolean => quarantined.has(versionKey(descriptor));

  const built = async (descriptor: RemoteDescriptor): Promise<string | null> =>
    isQuarantined(descriptor) ? null : builds(descriptor);

  const wanted = async ({ sequence, remotes }: RegistryDocument): Promise<BuiltSite> => ({
    sequence,
    release: '',
    remotes: await Promise.all(
      Object.values(remotes).flatMap(({ current, previous, since }) => {
        // Skips a version whose contract this shell does not support.
        const usable = [current, ...(previous ? [previous] : [])].filter(({ federation }) =>
          isContractSupported(federation.contract),
        );
        const descriptor = usable.find((version) => !isQuarantined(version)) ?? usable[0];
        return descriptor ? [built(descriptor).then((file) => ({ descriptor, previous, since, file }))] : [];
      }),
    ),
  });

  let document = await registry.newest(onFailure);
  let running: Release = { sequence: 0, release: '', remotes: [], revision: 0 };
  let knownQuarantined = 0;
  let revision = 0;

  /** A build that ends its process while it loads is quarantined. Then the version before it is loaded in its place. */
  const adopt = async (newest: RegistryDocument): Promise<SiteSnapshot> => {
    for (;;) {
      knownQuarantined = quarantined.size;
      const next = await wanted(newest);
      // Partners may frame pages.
      const isSame =
        isDeepStrictEqual(next.remotes, running.remotes) && isDeepStrictEqual(newest.partners, document.partners);
      const release = isSame ? running : { ...next, revision: (revision += 1) };
      const loaded = await pool.use([release]);
      if (quarantined.size > knownQuarantined) continue;
      document = newest;
      running = release;
      const remotes = release.remotes.map(({ file: _file, ...remote }) => ({
        ...remote,
        isLoaded: loaded.has(versionKey(remote.descriptor)),
      }));
      const { sequence, expires = null, partners = {} } = newest;
      return { sequence, expires, remotes, running, partners };
    }
  };

  /** Returns the newest document that follows `known` and has not expired. Reports failures of the store, and expiry. */
  const newestAfter = async (known: RegistryDocument): Promise<RegistryDocument> => {
    let newest = known;
    const failures: unknown[] = [];
    await registry.compare(known.sequence).catch((error: unknown) => failures.push(error));
    try {
      for (let next = await registry.read(known.sequence + 1); next; next = await registry.read(next.sequence + 1))
        newest = next;
    } catch (error) {
      failures.push(error);
    }
    const expired = newest.sequence > 0 ? expiryFault(newest) : null;
    if (expired) {
      failures.push(new Error(`${expired}: this server goes on with registry ${known.sequence}`));
      newest = known;
    }
    if (newest !== known) await registry.keep(newest).catch((error: unknown) => failures.push(error));
    // As one error, since the caller suppresses a repeated one.
    if (failures.length > 0) onFailure(new Error(failures.map(String).join('; ')));
    return newest;
  };

  await registry.keep(document).catch(onFailure);
  let state = await adopt(await newestAfter(document));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  /** Returns whether a server build is available that was not before. */
  const hasNewBuilds = async (): Promise<boolean> => {
    const missing = running.remotes.filter(({ file, descriptor }) => !file && !isQuarantined(descriptor));
    const found = await Promise.all(missing.map(({ descriptor }) => builds(descriptor)));
    return found.some(Boolean);
  };

  const check = async (): Promise<void> => {
    try {
      const newest = await newestAfter(document);
      if (newest !== document || quarantined.size > knownQuarantined || (await hasNewBuilds())) {
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
    current: () => state,
    version: async (remote, version, sequence) => {
      const found = state.remotes
        .flatMap(({ descriptor, previous }) => [descriptor, previous])
        .find((descriptor) => descriptor?.federation.name === remote && descriptor.version === version);
      if (found) return found;
      const earlier = await registry.read(sequence);
      return (earlier && versionIn(earlier, remote, version)) ?? null;
    },
    document: registry.read,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
};
