import type { RegistryDocument } from '@caravan/shared/contracts';
import { MINUTE_MS } from './watchedEvidence';

/**
 * Returns a function that corrects the times at which versions and steps began. Publishers write them by their own clocks, and evidence has
 * the times of servers. A time that is in the future, or that differs by a minute from when this watch first saw it, becomes the latter.
 * In its first document the watch believes past times.
 */
export const createWatchedTimes = () => {
  let known: ReadonlyMap<string, string> | null = null;
  return (document: RegistryDocument, now: number): RegistryDocument => {
    const next = new Map<string, string>();
    const timeOf = (at: string): string => {
      const ageMs = now - Date.parse(at);
      const isRight = ageMs >= 0 && (known === null || ageMs < MINUTE_MS);
      const time = known?.get(at) ?? (isRight ? at : new Date(now).toISOString());
      next.set(at, time);
      return time;
    };
    const remotes = Object.entries(document.remotes).map(([name, { rollout, ...entry }]) => {
      const step = rollout && { rollout: { ...rollout, stepAt: timeOf(rollout.stepAt) } };
      return [name, { ...entry, ...step, since: timeOf(entry.since) }] as const;
    });
    known = next;
    return { ...document, remotes: Object.fromEntries(remotes) };
  };
};
