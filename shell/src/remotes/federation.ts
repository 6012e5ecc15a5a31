import type { RemoteModule } from '@caravan/shared/contracts';
import type { BootRemote } from '../boot/manifest';
import { candidatesOf, type Candidate } from './candidates';
import { asLoadError, RemoteLoadError } from './errors';
import { limited } from './limit';
import type { LoadRecord, RemoteSource } from './sections';

/** Milliseconds that one try may take, and all tries together (MFE-5). */
const TRY_LIMIT = 5000;
const WHOLE_LIMIT = 15_000;

/** The federation runtime as the loader needs it: gives the module that a remote exposes, by its entry's address. */
export interface FederationHost {
  readonly importRemote: (remote: string, entry: string) => Promise<RemoteModule>;
}

export interface FederationSourceOptions {
  readonly host: FederationHost;
  readonly fetch: typeof fetch;
  /** Integrity of a file by its address, as the import map states it. */
  readonly integrityOf: (address: string) => string | undefined;
  readonly preload: (addresses: readonly string[]) => void;
  readonly onLoad: (record: LoadRecord) => void;
  readonly now: () => number;
}

const filesOf = (candidate: Candidate, chunks: readonly string[]): string[] => [
  candidate.entry,
  ...['remote', ...chunks].flatMap((chunk) => candidate.chunks?.[chunk] ?? []).map((file) => candidate.base + file),
];

/** The address a file has without the mark of a later try: the one the import map knows. */
const plain = (address: string): string => address.replace(/~\d+\//, '/');

/** Gets remotes by federation: one candidate after the other, each within its time, never a remembered failure. */
export const federationSource = (options: FederationSourceOptions): RemoteSource => {
  const rounds = new Map<string, number>();
  const working = new Map<string, Candidate>();
  const blamed = new Map<string, string>();
  const modules = new Map<string, Promise<RemoteModule>>();

  const fetchOne = async (remote: BootRemote, { version }: Candidate, address: string): Promise<void> => {
    const fail = (kind: 'http' | 'network', cause?: unknown): RemoteLoadError =>
      new RemoteLoadError(kind, remote.name, version, address, { cause });
    const integrity = options.integrityOf(plain(address));
    const request = { signal: AbortSignal.timeout(TRY_LIMIT), ...(integrity ? { integrity } : {}) };
    const response = await options.fetch(address, request).catch((error: unknown) => {
      throw fail('network', error);
    });
    if (!response.ok) throw fail('http');
    await response.arrayBuffer();
  };

  const importModule = async (remote: BootRemote, candidate: Candidate, chunks: readonly string[]): Promise<RemoteModule> => {
    const files = filesOf(candidate, chunks);
    if (candidate.fetchFirst) await Promise.all(files.map((address) => fetchOne(remote, candidate, address)));
    else options.preload(files);
    const known = modules.get(candidate.entry);
    if (known) return known;
    const module = options.host.importRemote(remote.name, candidate.entry);
    modules.set(candidate.entry, module);
    module.catch(() => modules.delete(candidate.entry));
    return module;
  };

  const inOrder = (remote: BootRemote): readonly Candidate[] => {
    const all = candidatesOf(remote, rounds.get(remote.name) ?? 0);
    const innocent = all.filter(({ version }) => version !== blamed.get(remote.name));
    const candidates = innocent.length > 0 ? innocent : all;
    const first = working.get(remote.name);
    return first ? [first, ...candidates.filter(({ entry }) => entry !== first.entry)] : candidates;
  };

  /** The next load of the remote takes addresses that nothing failed at. */
  const startOver = (name: string): void => {
    working.delete(name);
    rounds.set(name, (rounds.get(name) ?? 0) + 1);
  };

  return {
    load: async (remote, chunks, use) => {
      const deadline = options.now() + WHOLE_LIMIT;
      let failure = new RemoteLoadError('missing', remote.name, remote.version, remote.entry);
      for (const candidate of inOrder(remote)) {
        const { version, entry } = candidate;
        const started = options.now();
        const note = (outcome: LoadRecord['outcome']): void =>
          options.onLoad({ remote: remote.name, version, address: entry, milliseconds: Math.round(options.now() - started), outcome });
        try {
          const part = await limited(
            importModule(remote, candidate, chunks).then(use),
            Math.min(TRY_LIMIT, deadline - started),
            () => new RemoteLoadError('timeout', remote.name, version, entry),
          );
          working.set(remote.name, candidate);
          note('ready');
          return part;
        } catch (error) {
          failure = asLoadError(error, remote.name, version, entry);
          note(failure.kind);
        }
      }
      startOver(remote.name);
      throw failure;
    },
    blame: (remote) => {
      const guilty = working.get(remote.name)?.version ?? remote.version;
      startOver(remote.name);
      if (blamed.has(remote.name) || !remote.previous || remote.previous.version === guilty) {
        blamed.delete(remote.name);
        return false;
      }
      blamed.set(remote.name, guilty);
      return true;
    },
  };
};
