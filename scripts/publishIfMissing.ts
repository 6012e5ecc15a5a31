import { describeRemote, publishRemote, readRemoteState, type Publication } from '@caravan/registry/publish';
import { stopRollout } from '@caravan/registry/rollout';

/**
 * Publishes the build of a remote that is missing in the registry at a start of the site. Only a person publishes a build in quarantine.
 * Returns what runs.
 */
export const publishIfMissing = async (publication: Publication): Promise<string> => {
  const { store, keys, federation, dist } = publication;
  const { name } = federation;
  const built = describeRemote(dist, federation).version;
  const { state, entry } = await readRemoteState(store, keys, name);
  const version = entry?.current.version;
  if (state === 'removed')
    return `was removed; npm run rollback -- mf-${name} or npm run publish -- mf-${name} brings it back`;
  if (state === 'runs' && version === built) return `${version} runs already`;
  if (state === 'runs' && entry?.rollout?.candidate.version === built)
    return `${version} runs, and ${built} for a share of visitors`;
  if (state === 'runs')
    return `${version} runs; npm run publish -- mf-${name} puts the build of this checkout in its place`;
  const reason = entry?.quarantined?.[built];
  if (reason !== undefined)
    return `${version} does not fit this shell, and the build of this checkout, ${built}, is in quarantine: ${reason} (correct it and run npm run publish -- mf-${name})`;
  if (entry?.rollout) await stopRollout({ ...publication, why: 'the running version does not fit the shell' }, name);
  const { sequence } = await publishRemote(publication);
  return `${built} published (registry ${sequence})`;
};
