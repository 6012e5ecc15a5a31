import type { RegistryDocument, RegistryRemote } from '@caravan/shared/contracts';
import { reasonsOfShells, conflictsOf } from '../builds';
import { changeRegistry, entryChange, notPublishedError, type RegistryEdit, type RegistryWriter } from '../documents';
import { PublishRefused } from '../refused';
import { requireAllFiles } from '../store';
import { findEarlierVersion, isEarlier, readVersionHistory } from './versionHistory';
import { keptFieldsOf } from './quarantine';

/** Returns the entry of a remote at the version before its current one, or at a named version, without its rollout. */
export const earlierEntry = async (
  { store, keys, by }: RegistryWriter,
  document: RegistryDocument,
  remote: string,
  version?: string,
): Promise<RegistryRemote> => {
  const history = await readVersionHistory(store, keys, document, remote);
  const requested = history.published.find((each) => each.version === version);
  if (version && !requested)
    throw new PublishRefused(`${remote} was never published as ${version}: npm run registry -- history shows what was`);
  const running = document.remotes[remote];
  const last = running ?? history.removed;
  if (!last) throw notPublishedError(remote, document.remotes);
  const earlierVersion = running
    ? await findEarlierVersion(store, remote, history, running.current.version)
    : last.current;
  const target = requested ?? earlierVersion;
  if (!target)
    throw new PublishRefused(
      `${remote} stays at ${last.current.version}: no good version was published before it (npm run rollback -- mf-${remote} <version> takes one that you name, npm run remove -- mf-${remote} takes it off the site)`,
    );
  if (target.version === running?.current.version)
    throw new PublishRefused(`${remote} ${target.version} runs already: name another version`);
  await requireAllFiles(store, target);
  const advice = `npm run rollback -- mf-${remote} <version> takes another version, or ask that team to give it back`;
  const reasons = [...reasonsOfShells(target, document), ...conflictsOf(target, document, advice)];
  if (reasons.length > 0) throw new PublishRefused(`${remote} does not go back: ${reasons.join('; ')}`);
  // The named version may be newer than the running one. Then the running one stays good.
  const isBack = running && isEarlier(history, target.version, running.current.version);
  const rejected = isBack ? new Set([...history.rejected, running.current.version]) : history.rejected;
  const previous = await findEarlierVersion(store, remote, { ...history, rejected }, target.version);
  // No document names the preview of a removed remote, so its files may be gone.
  const { preview: _ended, ...removed } = last;
  const keptFields = keptFieldsOf(target.version, running ?? removed);
  return { current: target, previous, ...keptFields, since: new Date().toISOString(), by };
};

/**
 * Puts a remote back to the previous version, to the one that ran before its removal, or to any published
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
