import type { ObjectStore } from '@caravan/object-store';
import type { RegistryDocument, RolloutLimits } from '@caravan/shared/contracts';
import { readNumbers, readRegistry, type RegistryWriter } from '../documents';
import { EVIDENCE_MS, readNote, sumOf } from '../evidence';
import { PublishRefused } from '../refused';
import { repeat } from '../repeat';
import { advanceIfDue, DEFAULT_LIMITS, takeBack } from '../rollout';
import { REGISTRY, type RegistryKeys, signerOfKey, writerKeysAt } from '../trust';
import type { Notify } from './notify';
import { overdueReports, type Verdict, verdictOf } from './verdict';
import { createEvidenceReader, MINUTE_MS, type ReadSpan, RELEASE_MS } from './watchedEvidence';

/** Milliseconds between two looks. Servers write evidence every 3 s and adopt the registry within 1 s. */
const LOOK_MS = 2000;

/** A version that is watched, and the version that it is compared with. Times are Unix milliseconds. */
interface Watched {
  readonly remote: string;
  readonly version: string;
  readonly from: number;
  readonly other: { readonly version: string; readonly from: number; readonly until: number };
  readonly limits: RolloutLimits;
  readonly isRollout: boolean;
}

const ownRemotes = (document: RegistryDocument, keys: RegistryKeys): readonly string[] => {
  const signer = signerOfKey(document, keys);
  const names = Object.keys(document.remotes);
  if (signer === REGISTRY) return names;
  const own = signer === null ? undefined : document.teams?.[signer]?.remotes;
  return names.filter((name) => own?.includes(name));
};

const isYoung = (since: string, now: number): boolean => now - Date.parse(since) < RELEASE_MS;

/**
 * Returns what is watched of a remote: the candidate of a rollout, over the time of its step, because visitors are divided otherwise
 * in each; and a full release in its first hour.
 */
const watchedOf = ({ remotes }: RegistryDocument, remote: string, now: number): readonly Watched[] => {
  const entry = remotes[remote];
  if (!entry) return [];
  const { current, previous, since, rollout } = entry;
  const watched: Watched[] = [];
  if (rollout) {
    const from = Math.max(Date.parse(rollout.stepAt), now - EVIDENCE_MS);
    watched.push({
      remote,
      version: rollout.candidate.version,
      from,
      other: { version: current.version, from, until: Infinity },
      limits: rollout.limits,
      isRollout: true,
    });
  }
  if (previous && isYoung(since, now)) {
    const from = Date.parse(since);
    watched.push({
      remote,
      version: current.version,
      from,
      // Without the minute of the release.
      other: { version: previous.version, from: from - EVIDENCE_MS, until: from - MINUTE_MS },
      limits: DEFAULT_LIMITS,
      isRollout: false,
    });
  }
  return watched;
};

const judge = async (
  store: ObjectStore,
  { remote, version, from, other, limits, isRollout }: Watched,
  read: ReadSpan,
  now: number,
): Promise<Verdict> => {
  const evidence = await read(remote, version, { from, until: Infinity });
  const [fault, otherFault] = await Promise.all(
    [version, other.version].map((each) => readNote(store, remote, each, 'browsersOnly')),
  );
  return verdictOf({
    candidate: sumOf(evidence),
    other: sumOf(await read(remote, other.version, other)),
    otherVersion: other.version,
    overdue: overdueReports(evidence, limits.silentMinutes, now),
    loadFault: (!otherFault && fault) || '',
    limits,
    isRollout,
  });
};

/**
 * Whether a version of another remote, which ran before the release too, became worse since then. Then the site fails, and not the
 * release.
 */
const othersFail = async (
  store: ObjectStore,
  { remotes }: RegistryDocument,
  release: Watched,
  read: ReadSpan,
  now: number,
): Promise<boolean> => {
  for (const [remote, { current, since, rollout }] of Object.entries(remotes)) {
    if (remote === release.remote || rollout || isYoung(since, now)) continue;
    const { version } = current;
    const verdict = await judge(
      store,
      { ...release, remote, version, other: { ...release.other, version } },
      read,
      now,
    );
    if (verdict.kind === 'return') return true;
  }
  return false;
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Returns a function that prints a message about a topic, unless the last one about it was the same. An empty one ends the topic. */
const createComplaints = (say: (line: string) => void) => {
  const last = new Map<string, string>();
  return (topic: string, message: string): void => {
    if ((last.get(topic) ?? '') === message) return;
    last.set(topic, message);
    if (message !== '') say(message);
  };
};

/**
 * Returns a function that looks once at all rollouts and young releases: takes back what the evidence speaks against, tells the team,
 * and moves rollouts on. With the key of a team it watches the remotes of that team alone. It never rejects. Several processes may
 * look at the same time.
 */
export const createWatch = (setting: RegistryWriter, say: (line: string) => void, notify: Notify) => {
  const { store, keys } = setting;
  const complain = createComplaints(say);
  const startReading = createEvidenceReader(store);
  let newest: RegistryDocument | null = null;
  let own: readonly string[] = [];
  /** The document in which a change of a remote was refused: it is not tried again before the next one. */
  const refusedIn = new Map<string, number>();

  const readNewest = async (): Promise<RegistryDocument> => {
    const number = (await readNumbers(store)).at(-1) ?? 0;
    if (newest?.sequence === number) return newest;
    const document = await readRegistry(store, keys);
    own = ownRemotes(document, await writerKeysAt(store, keys, document.sequence + 1));
    newest = document;
    return document;
  };

  const takeBackIfWorse = async (
    document: RegistryDocument,
    watched: Watched,
    read: ReadSpan,
    now: number,
  ): Promise<boolean> => {
    const { remote, version, isRollout } = watched;
    const verdict = await judge(store, watched, read, now);
    if (verdict.kind === 'continue') return false;
    const { why } = verdict;
    if (!isRollout && (await othersFail(store, document, watched, read, now))) {
      complain(`${remote} ${version}`, `${remote} ${version} stays, because other remotes fail as well: ${why}`);
      return false;
    }
    const written = await takeBack(setting, remote, version, why);
    if (!written) return true;
    const { sequence, change } = written;
    say(`${remote} ${version} is taken back: ${why} (registry ${sequence})`);
    void notify({ remote, version, why, at: change.at, sequence });
    return true;
  };

  const lookAt = async (document: RegistryDocument, remote: string, read: ReadSpan, now: number): Promise<void> => {
    for (const watched of watchedOf(document, remote, now))
      if (await takeBackIfWorse(document, watched, read, now)) return;
    if (!document.remotes[remote]?.rollout) return;
    const written = await advanceIfDue(setting, remote, now);
    if (written) say(`${remote}: ${written.change.why} (registry ${written.sequence})`);
  };

  return async (now = Date.now()): Promise<void> => {
    try {
      const document = await readNewest();
      const read = startReading(now);
      for (const remote of own) {
        if (refusedIn.get(remote) === document.sequence) continue;
        try {
          await lookAt(document, remote, read, now);
          complain(remote, '');
        } catch (error) {
          if (error instanceof PublishRefused) refusedIn.set(remote, document.sequence);
          complain(remote, `${remote} is neither taken back nor moved on: ${messageOf(error)}`);
        }
      }
      complain('registry', '');
    } catch (error) {
      complain('registry', `rollouts are not watched: ${messageOf(error)}`);
    }
  };
};

/** Watches rollouts and young releases until the returned function is called. */
export const watchRollouts = (setting: RegistryWriter, say: (line: string) => void, notify: Notify): (() => void) => {
  const look = createWatch(setting, say, notify);
  return repeat(() => look(), LOOK_MS);
};
