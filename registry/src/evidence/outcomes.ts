import type { ObjectStore } from '@caravan/object-store';
import * as v from 'valibot';
import { evidenceFolder } from './evidence';

/** What servers and browsers reported of a version. */
export type VersionOutcome = 'works' | 'failed';

/** The beginning of a failure note that browsers caused. Other notes say how a process ended. */
export const BY_BROWSERS = 'fails in browsers';

/** `browsersOnly`: the server build does not run, so only browsers render the remote. */
export type OutcomeMark = VersionOutcome | 'browsersOnly';

const keyOf = (remote: string, version: string): string => `seen/${remote}/${version}`;
/** Folders of the counts of a version, and of a partner on a day (`YYYY-MM-DD`). */
export const versionTally = (remote: string, version: string): string => `loads/${remote}/${version}`;
export const partnerTally = (partner: string, day: string): string => `partners/${partner}/${day}`;

/** Stores an outcome of a version for all servers. It is not signed: it only chooses between signed versions. */
export const recordOutcome = async (
  store: ObjectStore,
  remote: string,
  version: string,
  mark: OutcomeMark,
  note: string,
): Promise<void> => {
  await store.create(`${keyOf(remote, version)}/${mark}`, Buffer.from(note));
};

/** Returns the first line of the reason that was recorded with an outcome, or an empty text if there is none. */
export const readOutcomeReason = async (
  store: ObjectStore,
  remote: string,
  version: string,
  mark: OutcomeMark,
): Promise<string> => {
  const [line = ''] = Buffer.from((await store.get(`${keyOf(remote, version)}/${mark}`)) ?? [])
    .toString()
    .split('\n');
  return line;
};

/** Returns `failed` if any server or browser saw a failure. Returns null for a version that was not used yet. */
export const readOutcome = async (
  store: ObjectStore,
  remote: string,
  version: string,
): Promise<VersionOutcome | null> => {
  const marks = await store.list(keyOf(remote, version));
  return marks.includes('failed') ? 'failed' : marks.includes('works') ? 'works' : null;
};

/** Counts by event: `browser ready`, `server render`. */
export type Tally = Readonly<Record<string, number>>;

/** Replaces the counts of one server. */
export const writeTally = async (store: ObjectStore, folder: string, server: string, tally: Tally): Promise<void> => {
  await store.replace(`${folder}/${server}.json`, Buffer.from(JSON.stringify(tally)));
};

const tallyFile = v.fallback(v.record(v.string(), v.number()), {});

/** Reads the counts of one server. */
export const readOwnTally = async (store: ObjectStore, folder: string, server: string): Promise<Tally> => {
  const text = Buffer.from((await store.get(`${folder}/${server}.json`)) ?? []).toString();
  return v.parse(tallyFile, JSON.parse(text || '{}'));
};

/** Returns the sums of the counts of all servers. */
export const readTally = async (store: ObjectStore, folder: string): Promise<Tally> => {
  const sums = new Map<string, number>();
  for (const name of await store.list(folder)) {
    const tally = await readOwnTally(store, folder, name.replace(/\.json$/, ''));
    for (const [event, count] of Object.entries(tally)) sums.set(event, (sums.get(event) ?? 0) + count);
  }
  return Object.fromEntries([...sums].toSorted(([a], [b]) => a.localeCompare(b)));
};

/** Deletes the notes, counts and evidence of a version. */
export const removeReports = async (store: ObjectStore, remote: string, version: string): Promise<void> => {
  for (const folder of [keyOf(remote, version), versionTally(remote, version), evidenceFolder(remote, version)])
    for (const name of await store.list(folder)) await store.remove(`${folder}/${name}`);
};
