import type { BootRemote } from '../../universal/manifest/manifest';

/** One try at a remote: which version, at which address, and whether its files are fetched and verified before they run. */
export interface Candidate {
  readonly version: string;
  /** Folder of the files, ending with `/`. */
  readonly base: string;
  readonly entry: string;
  /** Later tries fetch every file first: a failed import may be remembered by the browser for ever. */
  readonly fetchFirst: boolean;
  /** Chunk lists of the version; null for the earlier one, whose files the loader asks the server for. */
  readonly chunks: BootRemote['chunks'] | null;
}

/**
 * The address of a later try. A module that failed, or hangs, keeps its address: `…/ranking/` becomes `…/ranking~2/`,
 * which the server reads as the same folder.
 */
const again = (base: string, attempt: number): string => base.replace(/\/$/, `~${attempt}/`);

/** What runs now in the place of a page's own version, whose files are gone; `round` as for {@link candidatesOf}. */
export const newestOf = (
  { base }: BootRemote,
  { version, entry }: Pick<BootRemote, 'version' | 'entry'>,
  round: number,
): Candidate => {
  const folder = again(base, round * 3 + 4);
  return { version, entry: folder + entry, base: folder, fetchFirst: true, chunks: null };
};

/**
 * What is tried for a remote, in order: its version, the same again, then the last good version. `round` counts the
 * visitor's own retries, so that each is a real one.
 */
export const candidatesOf = (remote: BootRemote, round: number): readonly Candidate[] => {
  const { version, entry, base, chunks, previous } = remote;
  const first = round * 3 + 1;
  const own = (attempt: number): Candidate => {
    const folder = attempt === 1 ? base : again(base, attempt);
    return { version, entry: folder + entry, base: folder, fetchFirst: attempt > 1, chunks };
  };
  const earlier = (): Candidate[] => {
    if (!previous) return [];
    const folder = again(base, first + 2);
    return [
      { version: previous.version, entry: folder + previous.entry, base: folder, fetchFirst: true, chunks: null },
    ];
  };
  return [own(first), own(first + 1), ...earlier()];
};
