import type { ObjectStore } from '@caravan/object-store';

/** What was seen of a version, by servers and browsers: it worked, or it failed. */
export type Seen = 'works' | 'failed';

/** How the note of a version that failed begins where browsers told of it; else it says how a process ended. */
export const BY_BROWSERS = 'fails in browsers';

/** What is noted of a version; `browsersOnly`: its server build does not run, and browsers draw it. */
export type SeenMark = Seen | 'browsersOnly';

const keyOf = (remote: string, version: string): string => `seen/${remote}/${version}`;
/** Where counts of a version lie, and those of a partner and a day (`YYYY-MM-DD`). */
export const versionTally = (remote: string, version: string): string => `loads/${remote}/${version}`;
export const partnerTally = (partner: string, day: string): string => `partners/${partner}/${day}`;

/** Notes once and for all servers what was seen of a version. Unsigned: it only chooses between versions that are signed. */
export const noteSeen = async (
  store: ObjectStore,
  remote: string,
  version: string,
  seen: SeenMark,
  what: string,
): Promise<void> => {
  await store.create(`${keyOf(remote, version)}/${seen}`, Buffer.from(what));
};

/** What was noted with a mark, in a line; empty where there is none. */
export const readNote = async (
  store: ObjectStore,
  remote: string,
  version: string,
  mark: SeenMark,
): Promise<string> => {
  const [line = ''] = Buffer.from((await store.get(`${keyOf(remote, version)}/${mark}`)) ?? [])
    .toString()
    .split('\n');
  return line;
};

/** What was seen of a version; a failure counts more than any success. Null where nobody used it yet. */
export const readSeen = async (store: ObjectStore, remote: string, version: string): Promise<Seen | null> => {
  const marks = await store.list(keyOf(remote, version));
  return marks.includes('failed') ? 'failed' : marks.includes('works') ? 'works' : null;
};

/** How often what happened: `browser ready`, `server render`. */
export type Tally = Readonly<Record<string, number>>;

/** Writes what one server has counted, in place of what it wrote before. */
export const writeTally = async (store: ObjectStore, folder: string, server: string, tally: Tally): Promise<void> => {
  const key = `${folder}/${server}.json`;
  await store.remove(key);
  await store.create(key, Buffer.from(JSON.stringify(tally)));
};

const isTally = (value: unknown): value is Tally =>
  typeof value === 'object' && value !== null && Object.values(value).every((count) => typeof count === 'number');

/** What one server has written. */
export const readOwnTally = async (store: ObjectStore, folder: string, server: string): Promise<Tally> => {
  const text = Buffer.from((await store.get(`${folder}/${server}.json`)) ?? []).toString();
  const tally: unknown = JSON.parse(text || '{}');
  return isTally(tally) ? tally : {};
};

/** What all servers have counted. */
export const readTally = async (store: ObjectStore, folder: string): Promise<Tally> => {
  const sums = new Map<string, number>();
  for (const name of await store.list(folder)) {
    const tally = await readOwnTally(store, folder, name.replace(/\.json$/, ''));
    for (const [what, count] of Object.entries(tally)) sums.set(what, (sums.get(what) ?? 0) + count);
  }
  return Object.fromEntries([...sums].toSorted(([one], [other]) => one.localeCompare(other)));
};

/** Forgets all that was noted of a version. */
export const forgetSeen = async (store: ObjectStore, remote: string, version: string): Promise<void> => {
  for (const folder of [keyOf(remote, version), versionTally(remote, version)])
    for (const name of await store.list(folder)) await store.remove(`${folder}/${name}`);
};
