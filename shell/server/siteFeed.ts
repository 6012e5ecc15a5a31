import {
  isContractSupported,
  type RegistryDocument,
  type RemoteDescriptor,
  type RemoteModule,
} from '@caravan/shared/contracts';
import { readLastGood, readSequence, type ObjectStore, type RegistryKeys } from '@caravan/registry';
import type { RemoteModules } from './remoteModules';

/** A remote as this server runs it: the newest version it can use, and its server build, null where that cannot be had. */
export interface RunningRemote {
  readonly descriptor: RemoteDescriptor;
  readonly previous: RemoteDescriptor | null;
  readonly since: string;
  readonly module: RemoteModule | null;
}

/** One state of the site: a registry document and the server builds that belong to it. */
export interface SiteState {
  readonly sequence: number;
  readonly remotes: readonly RunningRemote[];
}

export interface SiteFeed {
  readonly current: () => SiteState;
  /** A version that runs now, or ran when a page of that registry number was made. */
  readonly version: (remote: string, version: string, sequence: number) => Promise<RemoteDescriptor | null>;
  readonly stop: () => void;
}

export interface SiteFeedOptions {
  readonly store: ObjectStore;
  readonly keys: RegistryKeys;
  readonly modules: RemoteModules;
  /** Milliseconds between two looks at the registry. */
  readonly interval: number;
  readonly onChange: (state: SiteState) => void;
  readonly onFailure: (error: unknown) => void;
}

const versionIn = (document: RegistryDocument | null, remote: string, version: string): RemoteDescriptor | null => {
  const { current, previous } = document?.remotes[remote] ?? {};
  return [current, previous].find((found) => found?.version === version) ?? null;
};

const running = async (document: RegistryDocument, modules: RemoteModules): Promise<SiteState> => ({
  sequence: document.sequence,
  remotes: await Promise.all(
    Object.values(document.remotes).flatMap(({ current, previous, since }) => {
      // A version that was built for a contract which this shell does not speak is passed over for the one before it.
      const descriptor = [current, previous].find(
        (version) => version && isContractSupported(version.federation.contract),
      );
      return descriptor ? [modules(descriptor).then((module) => ({ descriptor, previous, since, module }))] : [];
    }),
  ),
});

/**
 * Follows the registry: looks for the next document every `interval`, loads the server builds it names off the request
 * path, and only then makes it the current state. A registry that cannot be read, or is forged, leaves the last good one.
 */
export const followRegistry = async (options: SiteFeedOptions): Promise<SiteFeed> => {
  const { store, keys, modules, interval, onChange, onFailure } = options;
  let state = await running(await readLastGood(store, keys, onFailure), modules);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  const look = async (): Promise<void> => {
    try {
      let newest: RegistryDocument | null = null;
      for (
        let next = await readSequence(store, keys, state.sequence + 1);
        next;
        next = await readSequence(store, keys, next.sequence + 1)
      ) {
        newest = next;
      }
      if (newest) {
        state = await running(newest, modules);
        onChange(state);
      } else if (state.remotes.some(({ module }) => !module)) {
        const again = await Promise.all(
          state.remotes.map(async (remote) => ({
            ...remote,
            module: remote.module ?? (await modules(remote.descriptor)),
          })),
        );
        state = { ...state, remotes: again };
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
      return found ?? versionIn(await readSequence(store, keys, sequence), remote, version);
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
};
