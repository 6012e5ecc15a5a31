import type { Localised } from '@caravan/shared/contracts';
import { isObject } from '../../universal/isObject';
import type { BootRemote } from '../../universal/manifest/manifest';
import { candidatesOf, type Candidate } from './candidates';
import { RemoteLoadError } from '../../universal/remotes/errors';
import type { VerifiedFile } from './modulePreload';

/** The server's list of the files of a version. `integrity` is by file name. */
interface VersionFiles {
  readonly entry: string;
  readonly chunks: BootRemote['chunks'];
  readonly integrity: Readonly<Record<string, string>>;
  /** Descriptions by page. */
  readonly descriptions: Readonly<Record<string, Localised>>;
}

export interface FileListsOptions {
  /** Integrity by address of the files that the page preloads. */
  readonly pageIntegrity: ReadonlyMap<string, string>;
  /** Registry number of the page. */
  readonly sequence: number;
  readonly read: (remote: BootRemote, candidate: Candidate, address: string) => Promise<unknown>;
}

export interface FileLists {
  /** Returns the entry and the files of some chunks. */
  readonly filesOf: (remote: BootRemote, candidate: Candidate, chunks: readonly string[]) => Promise<VerifiedFile[]>;
  /** Returns a file that a remote loads later, for example a chart library. */
  readonly fileAt: (address: string) => Promise<VerifiedFile>;
  /** Returns the description that a remote declares for a page. */
  readonly describe: (remote: BootRemote, page: string) => Promise<Localised | undefined>;
}

const isVersionFiles = (value: unknown): value is VersionFiles =>
  isObject(value) && 'entry' in value && 'chunks' in value && 'integrity' in value && 'descriptions' in value;

/** Returns the address of a file without the mark of a later attempt. */
const plain = (address: string): string => address.replace(/~\d+\//, '/');

/** Returns the name of the remote whose folder has an address. Empty if none has it. */
export const remoteOfAddress = (address: string): string => /\/remotes\/([^/~]+)/.exec(address)?.[1] ?? '';

/**
 * Knows the integrity of every file of the remotes (MFE-7). A page names only the files that it preloads. The list of all
 * files of a version is requested once, when another file of it is needed first.
 */
export const createFileLists = ({ pageIntegrity, sequence, read }: FileListsOptions): FileLists => {
  const integrity = new Map(pageIntegrity);
  const lists = new Map<string, Promise<VersionFiles>>();
  const inUse = new Map<string, { readonly remote: BootRemote; readonly candidate: Candidate }>();

  const fetchList = async (remote: BootRemote, candidate: Candidate): Promise<VersionFiles> => {
    const address = `${candidate.base}versions/${candidate.version}.json?at=${remote.at ?? sequence}`;
    const found = await read(remote, candidate, address);
    if (!isVersionFiles(found)) throw new RemoteLoadError('contract', remote.name, candidate.version, address);
    for (const [file, expected] of Object.entries(found.integrity)) integrity.set(remote.base + file, expected);
    return found;
  };

  const listOf = (remote: BootRemote, candidate: Candidate): Promise<VersionFiles> => {
    const key = `${remote.name} ${candidate.version}`;
    const list = lists.get(key) ?? fetchList(remote, candidate);
    lists.set(key, list);
    list.catch(() => lists.delete(key));
    return list;
  };

  const verified = (address: string): VerifiedFile => {
    const expected = integrity.get(plain(address));
    // An empty one would let the browser skip its check.
    if (!expected) throw new RemoteLoadError('missing', plain(address), '-', address);
    return { address, integrity: expected };
  };

  return {
    filesOf: async (remote, candidate, chunks) => {
      inUse.set(remote.name, { remote, candidate });
      const hasCode = candidate.chunks?.[chunks.at(-1) ?? ''] !== undefined;
      const { chunks: all } = hasCode ? candidate : await listOf(remote, candidate);
      const parts = ['remote', ...chunks].flatMap((chunk) => all?.[chunk] ?? []);
      return [candidate.entry, ...parts.map((file) => candidate.base + file)].map(verified);
    },
    describe: async (remote, page) => {
      const [candidate] = candidatesOf(remote, 0);
      return candidate && (await listOf(remote, candidate)).descriptions[page];
    },
    fileAt: async (address) => {
      const used = inUse.get(remoteOfAddress(address));
      if (used && !integrity.has(plain(address))) await listOf(used.remote, used.candidate);
      return verified(address);
    },
  };
};
