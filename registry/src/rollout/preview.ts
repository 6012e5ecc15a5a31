import type { RegistryDocument } from '@caravan/shared/contracts';
import { describeRemote } from '../builds';
import { changeRegistry, entryChange, entryOf } from '../documents';
import { checkedRegistry, checkFiles, type Publication, uploadVersion } from '../publish';

/**
 * Uploads a remote's build as `publishRemote` does, and records it as the preview of the remote in place of the previous one. Visitors
 * do not get it. A version in quarantine may be previewed. Does nothing if it is the preview already, the candidate or the current version.
 */
export const publishPreview = async (
  publication: Omit<Publication, 'isForced'>,
): Promise<{ readonly version: string; readonly registry: RegistryDocument }> => {
  const { store, keys, federation, dist, by, why } = publication;
  const built = describeRemote(dist, federation);
  const { version } = built;
  const { name } = federation;
  const registry = await checkedRegistry(publication, built);
  const { current, rollout, preview: last } = entryOf(registry, name);
  if ([current, rollout?.candidate, last].some((each) => each?.version === version)) return { version, registry };
  const preview = await uploadVersion(publication, built, registry);

  const written = await changeRegistry(store, keys, { action: 'preview', by, why }, async (document) => {
    await checkedRegistry(publication, preview, document);
    await checkFiles(store, preview);
    const change = { version, at: new Date().toISOString() };
    return entryChange(document, name, { ...entryOf(document, name), preview }, change);
  });
  return { version, registry: written };
};
