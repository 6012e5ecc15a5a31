import type { ObjectStore } from '@caravan/object-store';
import type { RemoteDescriptor } from '@caravan/shared/contracts';
import { readRegistry } from '../documents';
import { type Provenance, readProvenance } from '../publish';
import { PublishRefused } from '../refused';
import { readRollout, type RolloutOverview } from '../rollout';
import type { RegistryKeys } from '../trust';

interface VersionOverview {
  readonly version: string;
  readonly provenance: Provenance;
}

/** The output of `npm run registry -- show ranking --json`. */
export interface RemoteVersions {
  readonly name: string;
  /** ISO time of the change that made `current` run. */
  readonly since: string;
  readonly by: string;
  readonly current: VersionOverview;
  /** The version that it falls back to. */
  readonly previous: VersionOverview | null;
  /** The version of its rollout, and the last preview. */
  readonly candidate: VersionOverview | null;
  readonly preview: VersionOverview | null;
  readonly rollout: RolloutOverview | null;
  /** Reasons by version, oldest first. */
  readonly quarantined: Readonly<Record<string, string>>;
}

/** Reads the versions of a running remote, and where their builds come from. `workspace`: the name of a remote, with or without `mf-`. */
export const readRemote = async (
  store: ObjectStore,
  keys: RegistryKeys,
  workspace: string,
): Promise<RemoteVersions> => {
  const { remotes } = await readRegistry(store, keys);
  const name = workspace.replace(/^mf-/, '');
  const remote = Object.hasOwn(remotes, name) ? remotes[name] : undefined;
  if (!remote) {
    const names = Object.keys(remotes);
    const advice = names.length > 0 ? `choose ${names.join(', ')}` : 'no remote is published';
    throw new PublishRefused(`${name} does not run: ${advice}`);
  }
  const overview = async (descriptor: RemoteDescriptor): Promise<VersionOverview> => ({
    version: descriptor.version,
    provenance: await readProvenance(store, keys, descriptor),
  });
  const { current, previous, rollout, preview, quarantined = {}, since, by } = remote;
  return {
    name,
    since,
    by,
    current: await overview(current),
    previous: previous && (await overview(previous)),
    candidate: rollout ? await overview(rollout.candidate) : null,
    preview: preview ? await overview(preview) : null,
    rollout: await readRollout(store, name, remote),
    quarantined,
  };
};
