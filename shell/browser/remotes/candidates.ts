import { isObject } from '../../universal/isObject';
import type { BootRemote } from '../../universal/manifest/manifest';

/** One attempt to load a remote. */
export interface Candidate {
  readonly version: string;
  /** Folder of the files, with a trailing `/`. */
  readonly base: string;
  readonly entry: string;
  /** Whether every file is fetched and verified before the import: the browser may remember a failed import for ever. */
  readonly fetchFirst: boolean;
  /** Chunk lists of the version, or null if the loader must request them. */
  readonly chunks: BootRemote['chunks'] | null;
}

/**
 * Returns the folder of a later attempt: `…/ranking/` becomes `…/ranking~2/`, which the server reads as the same folder. The
 * browser would not import a failed or pending module again under its old address.
 */
const retryFolder = (base: string, attempt: number): string => base.replace(/\/$/, `~${attempt}/`);

const candidateAt = (base: string, { version, entry }: Pick<BootRemote, 'version' | 'entry'>): Candidate => ({
  version,
  entry: base + entry,
  base,
  fetchFirst: true,
  chunks: null,
});

/**
 * Returns the folder of a remote at the page's origin: only there goes the cookie that decides on the version. A developer's build, and
 * pages of partners, which give no origin, have no other folder than `base`.
 */
export const siteFolder = ({ base, at }: BootRemote, origin: string | undefined): string =>
  origin === undefined || at !== undefined ? base : new URL(base, origin).pathname;

/** Checks the answer of `versions/current.json`. */
export const isNewest = (value: unknown): value is Pick<BootRemote, 'version' | 'entry' | 'contract'> =>
  isObject(value) && 'version' in value && 'entry' in value && 'contract' in value;

/** Returns the version that runs now, for a page whose own version was removed. `retryCount` as for {@link candidatesOf}. */
export const newestOf = (
  { base }: BootRemote,
  newest: Pick<BootRemote, 'version' | 'entry'>,
  retryCount: number,
): Candidate => candidateAt(retryFolder(base, retryCount * 3 + 4), newest);

/**
 * Returns the attempts for a remote in order: its version, the same version again, then the last good version. `retryCount` counts the
 * visitor's own retries, so that each has new addresses.
 */
export const candidatesOf = (remote: BootRemote, retryCount: number): readonly Candidate[] => {
  const { base, chunks, previous } = remote;
  const first = retryCount * 3 + 1;
  const candidateOfAttempt = (attempt: number): Candidate => ({
    ...candidateAt(retryFolder(base, attempt), remote),
    chunks,
  });
  return [
    retryCount === 0 ? { ...candidateAt(base, remote), fetchFirst: false, chunks } : candidateOfAttempt(first),
    candidateOfAttempt(first + 1),
    ...(previous ? [candidateAt(retryFolder(base, first + 2), previous)] : []),
  ];
};
