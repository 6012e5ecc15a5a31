import { compare } from 'semver';
import type { BuildRecord } from '@caravan/shared/contracts';
import { givenBy, readBuildRecord } from './buildRecord';
import { reasonsOfShells } from './checks';
import { PublishRefused } from './refused';
import { readRegistry } from './registry';
import { releaseShell, type ShellRelease } from './releaseShell';

const lacksNamesOf = ({ names = {} }: BuildRecord, other: BuildRecord): boolean =>
  Object.entries(other.names ?? {}).some(([key, all]) => all.some((name) => !(names[key]?.includes(name) ?? true)));

/** Whether a shell is behind another one: by its contract, else by its libraries, else by the names that it shares. */
export const isOlder = (one: BuildRecord, other: BuildRecord): boolean => {
  if (one.contract !== other.contract) return one.contract < other.contract;
  const libraries = Object.entries(other.shared).map(([name, version]) =>
    compare(one.shared[name] ?? '0.0.0', version),
  );
  if (libraries.some((order) => order !== 0)) return libraries.every((order) => order <= 0);
  return lacksNamesOf(one, other) && !lacksNamesOf(other, one);
};

/**
 * Records the shell of a checkout as it starts: as the only one, or, where a newer one is recorded, beside that. Refused
 * where it is older and could not run what is published: an older checkout changes nothing that runs.
 */
export const startShell = async (release: Omit<ShellRelease, 'alone'>): ReturnType<typeof releaseShell> => {
  const given = givenBy(readBuildRecord(release.dist));
  const { shells = {}, remotes } = await readRegistry(release.store, release.keys);
  if (!Object.values(shells).some((shell) => isOlder(given, shell))) return releaseShell({ ...release, alone: true });
  const own = { shells: { own: { ...given, since: '', by: '' } } };
  for (const { current } of Object.values(remotes)) {
    const [reason] = reasonsOfShells(current, own);
    if (reason)
      throw new PublishRefused(
        `nothing is started: this checkout's shell is older than the one that is recorded, and ${current.federation.name} ${current.version} does not run in it: ${reason}. Start a newer checkout, or give this one data of its own (CARAVAN_DATA); npm run release -- --alone makes it the one that counts`,
      );
  }
  return releaseShell({ ...release, alone: false });
};
