import type { RegistryDocument, RegistryRemote, RegistryRollout } from '@caravan/shared/contracts';
import { PublishRefused } from '../refused';

export const notPublishedError = (remote: string, remotes: RegistryDocument['remotes'] = {}): PublishRefused => {
  const known = Object.keys(remotes);
  return new PublishRefused(
    `${remote} is not in the registry: ${known.length > 0 ? `choose ${known.join(', ')}, or ` : ''}npm run publish -- mf-${remote} puts it there`,
  );
};

/** Returns the entry of a remote that runs. */
export const entryOf = ({ remotes }: RegistryDocument, remote: string): RegistryRemote => {
  const entry = Object.hasOwn(remotes, remote) ? remotes[remote] : undefined;
  if (!entry) throw notPublishedError(remote, remotes);
  return entry;
};

export const rolloutRunningError = (remote: string, { candidate }: RegistryRollout): PublishRefused =>
  new PublishRefused(
    `${remote} is not published: a rollout of ${candidate.version} runs (npm run rollout -- mf-${remote} 100 completes it, stop "why" ends it)`,
  );

/** Returns a change of a remote's entry, by default one of its current version. `version` is the one that the audit log names. */
export const entryChange = (
  { remotes }: RegistryDocument,
  remote: string,
  entry: RegistryRemote,
  { version, at }: { readonly version: string; readonly at: string } = {
    version: entry.current.version,
    at: entry.since,
  },
) => ({ remote, version, at, remotes: { ...remotes, [remote]: entry } });
