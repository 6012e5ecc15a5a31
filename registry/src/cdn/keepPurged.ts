import type { ObjectStore } from '@caravan/object-store';
import type { RegistryChange } from '@caravan/shared/contracts';
import { readNumbers, readSequence } from '../documents';
import { fetchFault } from '../fetchFault';
import { repeat } from '../repeat';
import type { RegistryKeys } from '../trust';
import { EVERY_PAGE, remoteTag } from './cacheTags';
import { type Purge, createPurge } from './purge';

interface PurgeSetting {
  readonly store: Pick<ObjectStore, 'get' | 'list'>;
  readonly keys: RegistryKeys;
}

/** A tag, and when it is to be purged. */
interface DuePurge {
  readonly tag: string;
  /** Unix milliseconds. */
  readonly dueAt: number;
}

/** Milliseconds between two checks of the registry. */
const CHECK_INTERVAL_MS = 2000;
/** Milliseconds after which a tag is purged once more. A shell server that adopts the change late may have filled the CDN with older pages. */
const SECOND_PURGE_MS = 10_000;
const RETRY_MS = 10_000;
/** Tags of one request. Cloudflare takes no more. */
const MAX_TAGS = 100;

/** Returns the tags of the pages that a change makes outdated. */
const tagsOf = ({ action, remote }: RegistryChange): readonly string[] => {
  if (action === 'publish' || action === 'rollout') return [remoteTag(remote)];
  // Every page names the version that is rolled back, for navigations.
  return ['rollback', 'return', 'remove'].includes(action) ? [EVERY_PAGE] : [];
};

/**
 * Returns a function that checks the registry once and purges what has changed. It never rejects: failures are printed, and failed purges are
 * tried again. The first check purges every page, because earlier changes are unknown.
 */
export const createPurgeCheck = ({ store, keys }: PurgeSetting, purge: Purge, say: (line: string) => void) => {
  let lastSequence: number | null = null;
  let duePurges: readonly DuePurge[] = [];
  let lastFault = '';

  const schedule = (tags: readonly string[], now: number): void => {
    duePurges = [...duePurges, ...tags.flatMap((tag) => [now, now + SECOND_PURGE_MS].map((dueAt) => ({ tag, dueAt })))];
  };

  const readChanges = async (now: number): Promise<void> => {
    const newest = (await readNumbers(store)).at(-1) ?? 0;
    if (lastSequence === null) {
      lastSequence = newest;
      schedule([EVERY_PAGE], now);
    }
    for (; lastSequence < newest; lastSequence += 1) {
      const document = await readSequence(store, keys, lastSequence + 1);
      if (document) schedule(tagsOf(document.change), now);
    }
  };

  const purgeDue = async (now: number): Promise<void> => {
    const isDue = ({ dueAt }: DuePurge): boolean => dueAt <= now;
    const tags = [...new Set(duePurges.filter(isDue).map(({ tag }) => tag))];
    if (tags.length === 0) return;
    const isAll = tags.includes(EVERY_PAGE) || tags.length > MAX_TAGS;
    try {
      await purge(isAll ? [EVERY_PAGE] : tags);
      duePurges = duePurges.filter((each) => !isDue(each));
    } catch (error) {
      duePurges = duePurges.map((each) => (isDue(each) ? { ...each, dueAt: now + RETRY_MS } : each));
      throw error;
    }
  };

  return async (now = Date.now()): Promise<void> => {
    const steps = [readChanges, purgeDue];
    const faults: string[] = [];
    for (const step of steps) await step(now).catch((error: unknown) => faults.push(fetchFault(error)));
    const fault = faults.join(', ');
    if (fault === lastFault || (fault === '' && duePurges.length > 0)) return;
    lastFault = fault;
    say(
      fault
        ? `pages are not purged at the CDN: ${fault}. It is tried again, and the pages expire within a minute`
        : 'pages are purged at the CDN again',
    );
  };
};

/** Purges pages at the CDN of the settings as the registry changes, until the returned function is called. */
export const keepPurged = (
  setting: PurgeSetting,
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
): (() => void) => {
  const purge = createPurge(env, say);
  return purge ? repeat(createPurgeCheck(setting, purge, say), CHECK_INTERVAL_MS) : () => undefined;
};
