import type { RemoteDescriptor } from '@caravan/shared/contracts';
import type { ObjectStore } from '@caravan/object-store';
import { versionsIn } from '../builds';
import { eachDocument, versionRefusal } from '../documents';
import { requireAllFiles } from '../store';
import type { RegistryKeys } from '../trust';
import type { OverrideTarget } from './override';

/**
 * Returns the version of a remote that begins with `word`, and the newest registry document that names it. Previews and candidates of
 * rollouts count, too. Skips damaged documents.
 */
export const overridableVersion = async (
  store: ObjectStore,
  keys: RegistryKeys,
  remote: string,
  word: string,
): Promise<OverrideTarget> => {
  const known = new Map<string, { readonly descriptor: RemoteDescriptor; readonly sequence: number }>();
  for await (const document of eachDocument(store, keys, { skipsDamaged: true }))
    for (const descriptor of versionsIn(document)) {
      if (descriptor.federation.name !== remote) continue;
      // Keeps the map in the order of the last mention.
      known.delete(descriptor.version);
      known.set(descriptor.version, { descriptor, sequence: document.sequence });
    }
  const versions = [...known.keys()].toReversed();
  const found = versions.filter((version) => version.startsWith(word.toLowerCase()));
  const version = found.length === 1 ? found[0] : undefined;
  const match = version === undefined ? undefined : known.get(version);
  if (version === undefined || !match) throw versionRefusal(remote, word, found, versions);
  await requireAllFiles(store, match.descriptor);
  return { version, at: match.sequence };
};
