import type { ObjectStore } from '@caravan/object-store';
import type { RemoteDescriptor } from '@caravan/shared/contracts';
import { readRegistry } from '../documents';
import { readProvenance } from '../publish';
import { PublishRefused } from '../refused';
import { readRollout } from '../rollout';
import type { RegistryKeys } from '../trust';

/** Reads the versions of a running remote, and where their builds come from. `workspace`: the name of a remote, with or without `mf-`. */
export const readRemote = async (store: ObjectStore, keys: RegistryKeys, workspace: string) => {
  const { remotes } = await readRegistry(store, keys);
  const name = workspace.replace(/^mf-/, '');
  const remote = Object.hasOwn(remotes, name) ? remotes[name] : undefined;
  if (!remote) {
    const names = Object.keys(remotes);
    const advice = names.length > 0 ? `choose ${names.join(', ')}` : 'no remote is published';
    throw new PublishRefused(`${name} does not run: ${advice}`);
  }
  const overview = async (descriptor: RemoteDescriptor) => ({
    version: descriptor.version,
    provenance: await readProvenance(store, keys, descriptor),
  });
  const { current, previous, rollout, preview, quarantined = {}, since, by } = remote;
  return {
    name,
    /** ISO time of the change that made `current` run. */
    since,
    by,
    current: await overview(current),
    /** The version that it falls back to. */
    previous: previous && (await overview(previous)),
    /** The version of its rollout, and the last preview. */
    candidate: rollout ? await overview(rollout.candidate) : null,
    preview: preview ? await overview(preview) : null,
    rollout: await readRollout(store, name, remote),
    /** Reasons by version, oldest first. */
    quarantined,
  };
};

/** The output of `npm run registry -- show ranking --json`. */
export type RemoteVersions = Awaited<ReturnType<typeof readRemote>>;
