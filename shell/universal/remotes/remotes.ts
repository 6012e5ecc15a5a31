import {
  isContractSupported,
  slotKey,
  type Language,
  type RemoteModule,
  type RemotePage,
  type RemoteWidget,
  type Slot,
  type StorePart,
} from '@caravan/shared/contracts';
import { chunksOf, type BootManifest, type BootRemote } from '../manifest/manifest';
import { asLoadError, RemoteLoadError, type Outcome } from './errors';

/** The state of a slot. */
export type SlotState<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly part: T }
  | { readonly status: 'failed'; readonly error: RemoteLoadError };

export type SlotPart = { readonly page: RemotePage } | { readonly widget: RemoteWidget };

/** The result of one load of a remote. */
export interface LoadRecord {
  readonly remote: string;
  readonly version: string;
  readonly address: string;
  readonly milliseconds: number;
  readonly outcome: Outcome;
  /** The page or widget that needed the load. Absent if code threw after its load. */
  readonly part?: string;
  /** Path of the address at that time, and whether the visitor had moved on within the site. Absent on pages of partners. */
  readonly pathname?: string;
  readonly hasMoved?: boolean;
}

/** The address of the visitor, and whether it was reached within the site. */
export type VisitAddress = Pick<LoadRecord, 'pathname' | 'hasMoved'>;

/** A part of a remote to load, and its possible chunks. */
export interface PartRequest {
  readonly part: string;
  readonly chunks: readonly string[];
}

/** Loads the code of remotes: by federation in a browser, from server builds on the server. */
export interface RemoteSource {
  /**
   * Loads a remote and calls `use` with its module. If `use` fails, the next candidate is tried: a retry, or the last
   * good version.
   */
  readonly load: <T>(remote: BootRemote, request: PartRequest, use: (module: RemoteModule) => Promise<T>) => Promise<T>;
  /** Excludes the version in use because its code threw. Returns true if another one can be tried. */
  readonly excludeVersion: (remote: BootRemote, error: unknown) => boolean;
}

export interface RemotesOptions {
  readonly manifest: BootManifest;
  readonly source: RemoteSource;
  readonly addTexts: (remote: string, texts: object) => void;
  readonly addParts: (parts: readonly StorePart[]) => void;
  /** Completes `manifest.remotes`. Absent if all remotes are there. */
  readonly loadIndex?: () => Promise<void>;
}

/** Loads each slot once and holds its state. */
export interface Remotes {
  readonly manifest: BootManifest;
  /** Returns the remotes for a list of them. A page that the server renders with such a list has all remotes. */
  readonly all: () => readonly BootRemote[];
  readonly isPage: (slot: Slot) => boolean;
  readonly state: (slot: Slot) => SlotState<SlotPart>;
  /** Loads a slot unless it is loaded or loading. Never rejects: the state holds the outcome. */
  readonly open: (slot: Slot) => Promise<SlotState<SlotPart>>;
  /** Like `open`, but forgets a failure and loads again. */
  readonly retry: (slot: Slot) => Promise<SlotState<SlotPart>>;
  /** Reports that a slot's code threw while rendering. Loads the last good version, or else shows the failure. */
  readonly fail: (slot: Slot, error: unknown) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const idle: SlotState<SlotPart> = { status: 'idle' };
const isRemoteModule = (module: RemoteModule): boolean =>
  typeof module === 'object' && 'pages' in module && 'texts' in module;

/** Builds do not check types, so a part may export something else. */
const isRenderable = (found: RemotePage | RemoteWidget | undefined): found is RemotePage | RemoteWidget =>
  typeof found?.Component === 'function';

const partOf = async (module: RemoteModule, part: string): Promise<SlotPart | null> => {
  const page = await module.pages[part]?.();
  if (page) return isRenderable(page.page) ? page : null;
  const widget = await module.widgets[part]?.();
  return widget && isRenderable(widget.widget) ? widget : null;
};

/** Creates the remotes of one page view (browser) or one request (server). */
export const createRemotes = ({ manifest, source, addTexts, addParts, loadIndex }: RemotesOptions): Remotes => {
  const states = new Map<string, SlotState<SlotPart>>();
  const running = new Map<string, Promise<SlotState<SlotPart>>>();
  const listeners = new Set<() => void>();
  // Read each time: the index completes them.
  const remoteOf = (name: string): BootRemote | undefined => manifest.remotes.find((remote) => remote.name === name);

  const settle = (slot: Slot, state: SlotState<SlotPart>): SlotState<SlotPart> => {
    states.set(slotKey(slot), state);
    // Before listeners are called: one that renders a broken part reports it at once and must find the load finished.
    if (state.status !== 'loading') running.delete(slotKey(slot));
    for (const listener of listeners) listener();
    return state;
  };

  const prepare = async (remote: BootRemote, part: string, lang: Language): Promise<SlotPart> =>
    source.load(remote, { part, chunks: chunksOf(remote, part, lang) }, async (module) => {
      if (!isRemoteModule(module) || !isContractSupported(remote.contract)) {
        throw new RemoteLoadError('contract', remote.name, remote.version, remote.entry);
      }
      const [texts, partTexts, found] = await Promise.all([
        module.texts[lang](),
        module.partTexts[part]?.[lang](),
        partOf(module, part),
      ]);
      if (!found)
        throw new RemoteLoadError('contract', remote.name, remote.version, slotKey({ remote: remote.name, part }));
      addTexts(remote.name, { ...texts.default, ...partTexts?.default });
      addParts(module.store);
      return found;
    });

  const load = async (slot: Slot): Promise<SlotState<SlotPart>> => {
    const { remote: name, part } = slot;
    if (!remoteOf(name)) {
      try {
        await loadIndex?.();
      } catch (cause) {
        const error = new RemoteLoadError('network', name, '-', slotKey(slot), { cause });
        return settle(slot, { status: 'failed', error });
      }
    }
    const remote = remoteOf(name);
    if (!remote) {
      return settle(slot, { status: 'failed', error: new RemoteLoadError('missing', name, '-', slotKey(slot)) });
    }
    try {
      return settle(slot, { status: 'ready', part: await prepare(remote, part, manifest.lang) });
    } catch (error) {
      return settle(slot, { status: 'failed', error: asLoadError(error, name, remote.version, remote.entry) });
    }
  };

  const open = (slot: Slot): Promise<SlotState<SlotPart>> => {
    const key = slotKey(slot);
    const known = states.get(key);
    if (known && known.status !== 'idle' && known.status !== 'loading') return Promise.resolve(known);
    const pending = running.get(key);
    if (pending) return pending;
    settle(slot, { status: 'loading' });
    const started = load(slot);
    if (states.get(key)?.status === 'loading') running.set(key, started);
    return started;
  };

  return {
    manifest,
    all: () => manifest.remotes,
    isPage: ({ remote, part }) => remoteOf(remote)?.routes.some(({ id }) => id === part) ?? false,
    state: (slot) => states.get(slotKey(slot)) ?? idle,
    open,
    retry: (slot) => {
      if (states.get(slotKey(slot))?.status === 'failed') states.delete(slotKey(slot));
      return open(slot);
    },
    fail: (slot, error) => {
      const { remote: name } = slot;
      const remote = remoteOf(name);
      settle(slot, { status: 'failed', error: asLoadError(error, name, remote?.version ?? '-', slotKey(slot)) });
      if (remote && source.excludeVersion(remote, error)) {
        states.delete(slotKey(slot));
        void open(slot);
      }
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
