import type { RegistryDocument, RegistryRemote } from '@caravan/shared/contracts';
import { reasonsOfShells, takenPaths } from '../builds';
import { changeRegistry, entryChange, notPublished, type RegistryEdit, type RegistryWriter } from '../documents';
import { PublishRefused } from '../refused';
import { isWhole } from '../store';
import { earlierThan, isEarlier, pastOf } from './earlier';
import { keptFor } from './quarantine';

/** Returns the entry of a remote at the version before its current one, or at a named version, without its rollout. */
export const earlierEntry = async (
  { store, keys, by }: RegistryWriter,
  document: RegistryDocument,
  remote: string,
  version?: string,
): Promise<RegistryRemote> => {
  const past = await pastOf(store, keys, document, remote);
  const named = past.published.find((each) => each.version === version);
  if (version && !named)
    throw new PublishRefused(`${remote} was never published as ${version}: npm run registry -- history shows what was`);
  const running = document.remotes[remote];
  const last = running ?? past.removed;
  if (!last) throw notPublished(remote);
  const earlier = running ? await earlierThan(store, remote, past, running.current.version) : last.current;
  const target = named ?? earlier;
  if (!target)
    throw new PublishRefused(
      `${remote} stays at ${last.current.version}: no good version was published before it (npm run rollback -- mf-${remote} <version> takes one that you name, npm run remove -- mf-${remote} takes it off the site)`,
    );
  if (target.version === running?.current.version)
    throw new PublishRefused(`${remote} ${target.version} runs already: name another version`);
  if (!(await isWhole(store, target)))
    throw new PublishRefused(`the files of ${remote} ${target.version} were removed: publish its sources again`);
  const reasons = [...reasonsOfShells(target, document), ...takenPaths(target, document)];
  if (reasons.length > 0) throw new PublishRefused(`${remote} does not go back: ${reasons.join('; ')}`);
  // The named version may be newer than the running one. Then the running one stays good.
  const isBack = running && isEarlier(past, target.version, running.current.version);
  const left = isBack ? new Set([...past.left, running.current.version]) : past.left;
  const previous = await earlierThan(store, remote, { ...past, left }, target.version);
  return { current: target, previous, ...keptFor(target.version, last), since: new Date().toISOString(), by };
};

/**
 * Puts a remote back to the version before the current one, to the one that ran before its removal, or to any published
 * version by its name. Skips versions that a rollback replaced or that are in quarantine, unless named. Ends a rollout.
 */
export const rollbackRemote = async (
  { store, keys, by, why }: RegistryEdit,
  remote: string,
  version?: string,
): Promise<RegistryDocument> =>
  changeRegistry(store, keys, { action: 'rollback', by, why }, async (document) =>
    entryChange(document, remote, await earlierEntry({ store, keys, by }, document, remote, version)),
  );
