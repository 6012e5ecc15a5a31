import type { RegistryDocument, RegistryShell } from '@caravan/shared/contracts';
import { givenBy, readBuildRecord, versionOf } from './buildRecord';
import type { ObjectStore } from '@caravan/object-store';
import { changeRegistry, readRegistry } from './registry';
import type { RegistryKeys } from './signature';

export interface ShellRelease {
  readonly store: ObjectStore;
  readonly keys: RegistryKeys;
  /** The folder of the shell's build. */
  readonly dist: string;
  readonly by: string;
  readonly why: string;
  /** No other shell runs any more: remotes have to fit this one only. */
  readonly alone: boolean;
}

/** Records what a shell provides to remotes, beside the recorded shells or in their place. Does nothing for a recorded one. */
export const releaseShell = async ({
  store,
  keys,
  dist,
  by,
  why,
  alone,
}: ShellRelease): Promise<{ readonly version: string; readonly registry: RegistryDocument }> => {
  const given = givenBy(readBuildRecord(dist));
  const version = versionOf(given);
  const at = new Date().toISOString();
  const shellsAfter = ({ shells = {} }: RegistryDocument): Readonly<Record<string, RegistryShell>> => ({
    ...(alone ? {} : shells),
    [version]: shells[version] ?? { ...given, since: at, by },
  });
  const before = await readRegistry(store, keys);
  const known =
    before.shells?.[version] && Object.keys(shellsAfter(before)).length === Object.keys(before.shells).length;
  const registry = known
    ? before
    : await changeRegistry(store, keys, { action: 'release', by, why }, (document) => ({
        remote: 'shell',
        version,
        at,
        shells: shellsAfter(document),
      }));
  return { version, registry };
};
