import type { RegistryDocument, RegistryRemote } from '@caravan/shared/contracts';
import type { RegistryWriter } from '../documents';
import { fallbackOf, keptFieldsOf } from '../rollback';
import { rolloutOf } from './running';

/** Returns the entry of a remote whose candidate becomes its current version. */
export const promotedEntry = async (
  { store, keys, by }: RegistryWriter,
  document: RegistryDocument,
  remote: string,
): Promise<RegistryRemote> => {
  const { rollout, entry } = rolloutOf(document, remote);
  const { candidate, forced } = rollout;
  return {
    current: candidate,
    previous: await fallbackOf(store, keys, document, remote, candidate.version),
    ...keptFieldsOf(candidate.version, entry),
    since: new Date().toISOString(),
    by,
    ...(forced && { forced }),
  };
};
