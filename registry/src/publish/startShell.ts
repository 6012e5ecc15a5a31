import { compare } from 'semver';
import type { BuildRecord } from '@caravan/shared/contracts';
import { providedBy, readBuildRecord, reasonsOfShells } from '../builds';
import { readRegistry } from '../documents';
import { PublishRefused } from '../refused';
import { releaseShell, type ShellRelease } from './releaseShell';

const lacksNamesOf = ({ names = {} }: BuildRecord, other: BuildRecord): boolean =>
  Object.entries(other.names ?? {}).some(([key, all]) => all.some((name) => !(names[key]?.includes(name) ?? true)));

/** Compares two shells by their contracts, then by their libraries, then by the names they share. */
export const isOlder = (shell: BuildRecord, other: BuildRecord): boolean => {
  if (shell.contract !== other.contract) return shell.contract < other.contract;
  const libraries = Object.entries(other.shared).map(([name, version]) =>
    compare(shell.shared[name] ?? '0.0.0', version),
  );
  if (libraries.some((order) => order !== 0)) return libraries.every((order) => order <= 0);
  return lacksNamesOf(shell, other) && !lacksNamesOf(other, shell);
};

/**
 * Records the shell of a checkout at its start: as the only one, or beside a newer one. Refuses an older shell in which a
 * published remote would not run.
 */
export const startShell = async (release: Omit<ShellRelease, 'isAlone'>): ReturnType<typeof releaseShell> => {
  const provided = providedBy(readBuildRecord(release.dist));
  const { shells, remotes } = await readRegistry(release.store, release.keys);
  if (!Object.values(shells).some((shell) => isOlder(provided, shell)))
    return releaseShell({ ...release, isAlone: true });
  const checkoutOnly = { shells: { own: { ...provided, files: {}, since: '', by: '' } } };
  const running = Object.values(remotes).flatMap(({ current, rollout }) => [
    current,
    ...(rollout && !rollout.forced ? [rollout.candidate] : []),
  ]);
  for (const descriptor of running) {
    const [reason] = reasonsOfShells(descriptor, checkoutOnly);
    if (reason)
      throw new PublishRefused(
        `nothing is started: this checkout's shell is older than the one that is recorded, and ${descriptor.federation.name} ${descriptor.version} does not run in it: ${reason}. Start a newer checkout, or give this one data of its own (CARAVAN_DATA); npm run release -- --alone makes it the one that counts`,
      );
  }
  return releaseShell({ ...release, isAlone: false });
};
