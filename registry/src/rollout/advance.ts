import { isDeepStrictEqual } from 'node:util';
import type { RegistryDocument } from '@caravan/shared/contracts';
import { reasonsOfShells } from '../builds';
import { changeIfDue, entryChange, readRegistry, type RegistryWriter } from '../documents';
import { promotedEntry } from './promote';
import { rolloutOf, stepEnd } from './running';

/** A due change of a rollout. `step` is the index of the next step. */
export type DueChange =
  | { readonly kind: 'step'; readonly step: number; readonly why: string }
  | { readonly kind: 'promote'; readonly why: string }
  | { readonly kind: 'stop'; readonly why: string };

/**
 * Returns the due change of a remote's rollout at `now` (Unix milliseconds), or null. A candidate that does not fit a shell released
 * meanwhile is due to be stopped, unless forced.
 */
export const findDueChange = (document: RegistryDocument, remote: string, now: number): DueChange | null => {
  const rollout = document.remotes[remote]?.rollout;
  if (!rollout) return null;
  const [reason] = rollout.forced ? [] : reasonsOfShells(rollout.candidate, document);
  if (reason !== undefined) return { kind: 'stop', why: `stopped: ${reason}` };
  const end = stepEnd(rollout);
  if (end === null || now < end) return null;
  const step = rollout.step + 1;
  const next = rollout.steps[step];
  return next
    ? { kind: 'step', step, why: `to ${next.percent} %, by its schedule` }
    : { kind: 'promote', why: 'to all visitors, by its schedule' };
};

/**
 * Writes the due change of a remote's rollout, one step at a time. Returns the new document, or null if nothing was due or another process
 * wrote it. Processes that call it at the same time write one step. `correct` corrects the times of a document, which publishers write by
 * their own clocks.
 */
export const advanceIfDue = async (
  { store, keys, by }: RegistryWriter,
  remote: string,
  now = Date.now(),
  correct = (document: RegistryDocument): RegistryDocument => document,
): Promise<RegistryDocument | null> => {
  const due = findDueChange(correct(await readRegistry(store, keys)), remote, now);
  if (!due) return null;
  const { kind, why } = due;
  const action = kind === 'promote' ? 'publish' : 'rollout';
  return changeIfDue(store, keys, { action, by, why }, async (document) => {
    if (!isDeepStrictEqual(findDueChange(correct(document), remote, now), due)) return null;
    const { rollout, entry } = rolloutOf(document, remote);
    if (kind === 'promote')
      return entryChange(document, remote, await promotedEntry({ store, keys, by: rollout.by }, document, remote));
    // A step needs its whole time. So it begins now and not when it was due: the process may have been down.
    const stepAt = new Date(now).toISOString();
    const next = kind === 'step' ? { ...entry, rollout: { ...rollout, step: due.step, stepAt } } : entry;
    return entryChange(document, remote, next, { version: rollout.candidate.version, at: stepAt });
  });
};
