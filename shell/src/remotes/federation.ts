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

/** Files of a version and what they must be: `integrity` by file name. */
interface VersionFiles {
  readonly entry: string;
  readonly chunks: BootRemote['chunks'];
  readonly integrity: Readonly<Record<string, string>>;
}

const isVersionFiles = (value: unknown): value is VersionFiles =>
  typeof value === 'object' && value !== null && 'entry' in value && 'chunks' in value && 'integrity' in value;

const filesOf = (entry: string, lists: BootRemote['chunks'], chunks: readonly string[]): string[] => [
  entry,
  ...['remote', ...chunks].flatMap((chunk) => lists[chunk] ?? []),
];

/** The address a file has without the mark of a later try: the one the import map knows. */
const plain = (address: string): string => address.replace(/~\d+\//, '/');

/** Gets remotes by federation: one candidate after the other, each within its time, never a remembered failure. */
export const federationSource = (options: FederationSourceOptions): RemoteSource => {
  const rounds = new Map<string, number>();
  const working = new Map<string, Candidate>();
  const blamed = new Map<string, string>();
  const modules = new Map<string, Promise<RemoteModule>>();

  const get = async (
    remote: BootRemote,
    { version }: Candidate,
    address: string,
    integrity?: string,
  ): Promise<Response> => {
    const fail = (kind: 'http' | 'network', cause?: unknown): RemoteLoadError =>
      new RemoteLoadError(kind, remote.name, version, address, { cause });
    const request = { signal: AbortSignal.timeout(TRY_LIMIT), ...(integrity ? { integrity } : {}) };
    const response = await options.fetch(address, request).catch((error: unknown) => {
      throw fail('network', error);
    });
    if (!response.ok) throw fail('http');
    return response;
  };

  /** The files of an earlier version, from the registry as the server has verified it. */
  const versionFiles = async (remote: BootRemote, candidate: Candidate): Promise<VersionFiles> => {
    const address = `${candidate.base}versions/${candidate.version}.json`;
    const found: unknown = await (await get(remote, candidate, address)).json();
    if (isVersionFiles(found)) return found;
    throw new RemoteLoadError('contract', remote.name, candidate.version, address);
  };

  /** Fetches and verifies every file: the import that follows finds them in the browser's cache. */
  const fetchAll = async (remote: BootRemote, candidate: Candidate, chunks: readonly string[]): Promise<void> => {
    const { entry, base } = candidate;
    const version = candidate.chunks ? null : await versionFiles(remote, candidate);
    const files = filesOf(entry.slice(base.length), version?.chunks ?? candidate.chunks ?? {}, chunks);
    await Promise.all(
      files.map(async (file) => {
        const integrity = version ? version.integrity[file] : options.integrityOf(plain(base + file));
        await (await get(remote, candidate, base + file, integrity)).arrayBuffer();
      }),
    );
  };

  const importModule = async (
    remote: BootRemote,
    candidate: Candidate,
    chunks: readonly string[],
  ): Promise<RemoteModule> => {
    const { base, entry } = candidate;
    if (candidate.fetchFirst) await fetchAll(remote, candidate, chunks);
    else options.preload(filesOf(entry.slice(base.length), candidate.chunks ?? {}, chunks).map((file) => base + file));
    const known = modules.get(entry);
    if (known) return known;
    const module = options.host.importRemote(remote.name, entry);
    modules.set(entry, module);
    module.catch(() => modules.delete(entry));
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
          options.onLoad({
            remote: remote.name,
            version,
            address: entry,
            milliseconds: Math.round(options.now() - started),
            outcome,
          });
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
