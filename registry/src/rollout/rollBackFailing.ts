import type { RegistryDocument } from '@caravan/shared/contracts';
import { changeIfDue, entryChange, type RegistryWriter } from '../documents';
import { earlierEntry, quarantine } from '../rollback';

/**
 * Rolls back a failing version and puts it into quarantine. Ends its rollout, or returns to the version before it. `why` contains the
 * figures. Returns the new document, or null if the version is no longer the candidate or the current one. Refuses to roll back a
 * current version without an earlier good one.
 */
export const rollBackFailing = (
  { store, keys, by }: RegistryWriter,
  remote: string,
  version: string,
  why: string,
): Promise<RegistryDocument | null> =>
  changeIfDue(store, keys, { action: 'return', by, why }, async (document) => {
    const found = document.remotes[remote];
    if (!found) return null;
    const { rollout, ...entry } = found;
    const isCandidate = rollout?.candidate.version === version;
    if (!isCandidate && entry.current.version !== version) return null;
    const next = isCandidate ? entry : await earlierEntry({ store, keys, by }, document, remote);
    const quarantined = quarantine(next.quarantined, version, why);
    return entryChange(document, remote, { ...next, quarantined }, { version, at: new Date().toISOString() });
  });
