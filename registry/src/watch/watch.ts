import type { ObjectStore } from '@caravan/object-store';
import type { RegistryDocument, RolloutLimits } from '@caravan/shared/contracts';
import { readNumbers, readRegistry, type RegistryWriter } from '../documents';
import { EVIDENCE_MS, readOutcomeReason, sumOf } from '../evidence';
import { PublishRefused } from '../refused';
import { repeat } from '../repeat';
import { advanceIfDue, DEFAULT_LIMITS, findDueChange, rollBackFailing } from '../rollout';
import { changeableRemotes, writerKeysAt } from '../trust';
import type { Notify } from './notify';
import { overdueReports, type Verdict, verdictOf } from './verdict';
import { createEvidenceReader, MINUTE_MS, type ReadSpan, RELEASE_MS } from './watchedEvidence';
import { createWatchedTimes } from './watchedTimes';

/** Milliseconds between two checks. Servers write evidence every 3 s and adopt the registry within 1 s. */
const CHECK_INTERVAL_MS = 2000;

/** A version that is watched, and the version that it is compared with. Times are Unix milliseconds. */
interface WatchedVersion {
  readonly remote: string;
  readonly version: string;
  readonly from: number;
  readonly baseline: { readonly version: string; readonly from: number; readonly until: number };
  readonly limits: RolloutLimits;
  readonly isRollout: boolean;
}

const isRecentRelease = (since: string, now: number): boolean => now - Date.parse(since) < RELEASE_MS;

/**
 * Returns the watched versions of a remote: the candidate of a rollout, and a full release in its first hour. A candidate is watched from
 * the start of its step, because each step divides visitors differently.
 */
const watchedOf = ({ remotes }: RegistryDocument, remote: string, now: number): readonly WatchedVersion[] => {
  const entry = remotes[remote];
  if (!entry) return [];
  const { current, previous, since, rollout } = entry;
  const watched: WatchedVersion[] = [];
  if (rollout) {
    const from = Math.max(Date.parse(rollout.stepAt), now - EVIDENCE_MS);
    watched.push({
      remote,
      version: rollout.candidate.version,
      from,
      baseline: { version: current.version, from, until: Infinity },
      limits: rollout.limits,
      isRollout: true,
    });
  }
  if (previous && isRecentRelease(since, now)) {
    const from = Date.parse(since);
    watched.push({
      remote,
      version: current.version,
      from,
      // Leaves out the minute of the release, in which both versions ran.
      baseline: { version: previous.version, from: from - EVIDENCE_MS, until: from - MINUTE_MS },
      limits: DEFAULT_LIMITS,
      isRollout: false,
    });
  }
  return watched;
};

const evaluate = async (
  store: ObjectStore,
  { remote, version, from, baseline, limits, isRollout }: WatchedVersion,
  read: ReadSpan,
  now: number,
): Promise<Verdict> => {
  const evidence = await read(remote, version, { from, until: Infinity });
  const [fault, baselineFault] = await Promise.all(
    [version, baseline.version].map((each) => readOutcomeReason(store, remote, each, 'browsersOnly')),
  );
  return verdictOf({
    candidate: sumOf(evidence),
    baseline: sumOf(await read(remote, baseline.version, baseline)),
    baselineVersion: baseline.version,
    overdue: overdueReports(evidence, limits.silentMinutes, now),
    loadFault: (!baselineFault && fault) || '',
    limits,
    isRollout,
  });
};

/**
 * Returns whether a version of another remote, which ran before the release too, became worse since then. Then the site fails, and not
 * the release.
 */
const otherRemotesFail = async (
  store: ObjectStore,
  { remotes }: RegistryDocument,
  release: WatchedVersion,
  read: ReadSpan,
  now: number,
): Promise<boolean> => {
  for (const [remote, { current, since, rollout }] of Object.entries(remotes)) {
    if (remote === release.remote || rollout || isRecentRelease(since, now)) continue;
    const { version } = current;
    const verdict = await evaluate(
      store,
      { ...release, remote, version, baseline: { ...release.baseline, version } },
      read,
      now,
    );
    if (verdict.kind === 'rollBack') return true;
  }
  return false;
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Returns a function that prints a message about a topic, unless the last one about it was the same. An empty one ends the topic. */
const createTopicReporter = (say: (line: string) => void) => {
  const last = new Map<string, string>();
  return (topic: string, message: string): void => {
    if ((last.get(topic) ?? '') === message) return;
    last.set(topic, message);
    if (message !== '') say(message);
  };
};

/**
 * Returns a function that checks all rollouts and recent releases once: rolls back failing versions, tells the team, and advances
 * rollouts. With the key of a team it watches the remotes of that team alone. It never rejects. Several processes may
 * check at the same time.
 */
export const createWatch = (writer: RegistryWriter, say: (line: string) => void, notify: Notify) => {
  const { store, keys } = writer;
  const report = createTopicReporter(say);
  const startReading = createEvidenceReader(store);
  const correctTimes = createWatchedTimes();
  let newest: RegistryDocument | null = null;
  let watchedRemotes: readonly string[] = [];
  /** The document in which a change was refused: it is not tried again before the next one. */
  const refusedIn = new Map<string, number>();

  /** Makes a change unless it was refused already, and reports a refusal as `failure`. Returns whether it was made. */
  const unlessRefused = async (
    { sequence }: RegistryDocument,
    failure: string,
    change: () => Promise<boolean>,
  ): Promise<boolean> => {
    if (refusedIn.get(failure) === sequence) return false;
    try {
      return await change();
    } catch (error) {
      if (!(error instanceof PublishRefused)) throw error;
      refusedIn.set(failure, sequence);
      report(failure, `${failure}: ${error.message}`);
      return false;
    }
  };

  const readNewest = async (now: number): Promise<RegistryDocument> => {
    const number = (await readNumbers(store)).at(-1) ?? 0;
    if (newest?.sequence === number) return newest;
    const document = correctTimes(await readRegistry(store, keys), now);
    watchedRemotes = changeableRemotes(document, await writerKeysAt(store, keys, document.sequence + 1));
    newest = document;
    return document;
  };

  const rollBackIfWorse = async (
    document: RegistryDocument,
    watched: WatchedVersion,
    read: ReadSpan,
    now: number,
  ): Promise<boolean> => {
    const { remote, version, isRollout } = watched;
    const verdict = await evaluate(store, watched, read, now);
    if (verdict.kind === 'continue') return false;
    const { why } = verdict;
    if (!isRollout && (await otherRemotesFail(store, document, watched, read, now))) {
      report(`${remote} ${version}`, `${remote} ${version} stays, because other remotes fail as well: ${why}`);
      return false;
    }
    const written = await rollBackFailing(writer, remote, version, why);
    if (!written) return true;
    const { sequence, change } = written;
    say(`${remote} ${version} was rolled back: ${why} (registry ${sequence})`);
    void notify({ remote, version, why, at: change.at, sequence });
    return true;
  };

  const checkRemote = async (
    document: RegistryDocument,
    remote: string,
    read: ReadSpan,
    now: number,
  ): Promise<void> => {
    for (const watched of watchedOf(document, remote, now)) {
      const rollBackWatched = () => rollBackIfWorse(document, watched, read, now);
      if (await unlessRefused(document, `${remote} ${watched.version} was not rolled back`, rollBackWatched)) return;
    }
    if (!findDueChange(document, remote, now)) return;
    await unlessRefused(document, `${remote} does not advance`, async () => {
      const written = await advanceIfDue(writer, remote, now, (each) => correctTimes(each, now));
      if (written) say(`${remote}: ${written.change.why} (registry ${written.sequence})`);
      return written !== null;
    });
  };

  return async (now = Date.now()): Promise<void> => {
    try {
      const document = await readNewest(now);
      const read = startReading(now);
      for (const remote of watchedRemotes) {
        try {
          await checkRemote(document, remote, read, now);
          report(remote, '');
        } catch (error) {
          report(remote, `${remote} can neither be rolled back nor advance: ${messageOf(error)}`);
        }
      }
      report('registry', '');
    } catch (error) {
      report('registry', `rollouts are not watched: ${messageOf(error)}`);
    }
  };
};

/** Watches rollouts and recent releases until the returned function is called. */
export const watchRollouts = (writer: RegistryWriter, say: (line: string) => void, notify: Notify): (() => void) => {
  const check = createWatch(writer, say, notify);
  return repeat(() => check(), CHECK_INTERVAL_MS);
};
