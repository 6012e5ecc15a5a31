import { isDeepStrictEqual } from 'node:util';
import {
  isContractSupported,
  type RegistryDocument,
  type RegistryPartner,
  type RemoteDescriptor,
} from '@caravan/shared/contracts';
import { versionsIn, type ServerCopy } from '@caravan/registry';
import type { ServerBuilds } from './serverBuilds';
import type { BuiltSite, SiteRemote } from './siteRemotes';

/** A remote as this server runs it: the newest version that it can use, and whether its server build was loaded. */
export interface RunningRemote extends SiteRemote {
  readonly isLoaded: boolean;
}

/** One state of the site: a registry document and what this server runs of it. */
export interface SiteState {
  readonly sequence: number;
  /** Another one with every change of what is drawn, also under the same registry number. */
  readonly edition: number;
  readonly remotes: readonly RunningRemote[];
  readonly partners: Readonly<Record<string, RegistryPartner>>;
}

export interface SiteFeed {
  readonly current: () => SiteState;
  /** A version that runs now, or ran when a page of that registry number was made. */
  readonly version: (remote: string, version: string, sequence: number) => Promise<RemoteDescriptor | null>;
  /** A registry document by its number; null where there is none. */
  readonly document: (sequence: number) => Promise<RegistryDocument | null>;
  readonly stop: () => void;
}

export interface SiteFeedOptions {
  readonly registry: ServerCopy;
  readonly builds: ServerBuilds;
  /** Returns the names of the remotes whose build runs. */
  readonly pool: { readonly use: (site: BuiltSite) => Promise<ReadonlySet<string>> };
  /** Versions whose code ended its process, as `remote/version`. They do not run on this server again. */
  readonly quarantined: ReadonlySet<string>;
  /** Milliseconds between two looks at the registry. */
  readonly interval: number;
  readonly onChange: (state: SiteState) => void;
  readonly onFailure: (error: unknown) => void;
}

const versionIn = (document: RegistryDocument, remote: string, version: string): RemoteDescriptor | undefined =>
  versionsIn(document).find((found) => found.federation.name === remote && found.version === version);

/**
 * Follows the registry: looks for the next document every `interval`, has the server builds that it names loaded beside
 * those that draw, and only then makes it the current state. A registry that cannot be read, or is forged, leaves the
 * last good one; one that is older than what this server has seen, here or before it was restarted, is none.
 */
export const followRegistry = async (options: SiteFeedOptions): Promise<SiteFeed> => {
  const { registry, builds, pool, quarantined, interval, onChange, onFailure } = options;
  const isQuarantined = ({ federation, version }: RemoteDescriptor): boolean =>
    quarantined.has(`${federation.name}/${version}`);

  const built = async (descriptor: RemoteDescriptor): Promise<string | null> =>
    isQuarantined(descriptor) ? null : builds(descriptor);

  const wanted = async ({ sequence, remotes }: RegistryDocument): Promise<BuiltSite> => ({
    sequence,
    remotes: await Promise.all(
      Object.values(remotes).flatMap(({ current, previous, since }) => {
        // A version that was built for a contract which this shell does not speak is passed over for the one before it.
        const usable = [current, ...(previous ? [previous] : [])].filter(({ federation }) =>
          isContractSupported(federation.contract),
        );
        const descriptor = usable.find((version) => !isQuarantined(version)) ?? usable[0];
        return descriptor ? [built(descriptor).then((file) => ({ descriptor, previous, since, file }))] : [];
      }),
    ),
  });

  let document = await registry.newest(onFailure);
  let adopted: BuiltSite = { sequence: 0, remotes: [] };
  let heeded = 0;
  let edition = 0;

  /** Only who may do what has changed: nothing is drawn otherwise. */
  const adoptRights = (newest: RegistryDocument): SiteState => {
    document = newest;
    edition += 1;
    return { ...state, sequence: newest.sequence, edition, partners: newest.partners ?? {} };
  };

  /** A build that ends its process while it loads is quarantined. Then the version before it is loaded in its place. */
  const adopt = async (newest: RegistryDocument): Promise<SiteState> => {
    for (;;) {
      heeded = quarantined.size;
      const next = await wanted(newest);
      const loaded = await pool.use(next);
      if (quarantined.size > heeded) continue;
      document = newest;
      adopted = next;
      edition += 1;
      const remotes = next.remotes.map(({ file: _file, ...remote }) => ({
        ...remote,
        isLoaded: loaded.has(remote.descriptor.federation.name),
      }));
      return { sequence: next.sequence, edition, remotes, partners: newest.partners ?? {} };
    }
  };

  /** The newest document that follows the one in force; what is wrong with the store is told. */
  const newestOf = async (known: RegistryDocument): Promise<RegistryDocument> => {
    let newest = known;
    const failures: unknown[] = [];
    await registry.compare(known.sequence).catch((error: unknown) => failures.push(error));
    try {
      for (let next = await registry.read(known.sequence + 1); next; next = await registry.read(next.sequence + 1))
        newest = next;
    } catch (error) {
      failures.push(error);
    }
    if (newest !== known) await registry.keep(newest).catch((error: unknown) => failures.push(error));
    // As one: what stays wrong is said once, by what was said last.
    if (failures.length > 0) onFailure(new Error(failures.map(String).join('; ')));
    return newest;
  };

  await registry.keep(document).catch(onFailure);
  let state = await adopt(await newestOf(document));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  /** Whether a server build can be had that could not before. */
  const hasMore = async (): Promise<boolean> => {
    const lacking = adopted.remotes.filter(({ file, descriptor }) => !file && !isQuarantined(descriptor));
    const found = await Promise.all(lacking.map(({ descriptor }) => builds(descriptor)));
    return found.some(Boolean);
  };

  const look = async (): Promise<void> => {
    try {
      const newest = await newestOf(document);
      if (newest !== document || quarantined.size > heeded || (await hasMore())) {
        const isSame = isDeepStrictEqual(newest.remotes, document.remotes) && quarantined.size === heeded;
        state = isSame && newest !== document ? adoptRights(newest) : await adopt(newest);
        onChange(state);
      }
    } catch (error) {
      onFailure(error);
    }
    if (!stopped) timer = setTimeout(() => void look(), interval);
  };
  timer = setTimeout(() => void look(), interval);

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
