import type { RegistryDocument } from '@caravan/shared/contracts';
import { changeIfDue, entryChange, type RegistryWriter } from '../documents';
import { earlierEntry, quarantine } from '../rollback';

/**
 * Takes back a version for which evidence speaks, and puts it into quarantine: ends its rollout, or goes back to the version before it.
 * `why` has the figures. Returns the new document, or null if the version is neither the candidate nor the current one any more. Refuses
 * to take back a current version without an earlier one that is good.
 */
export const takeBack = (
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
