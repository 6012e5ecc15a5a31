import type { ObjectStore } from '@caravan/object-store';

/** What was seen of a version, by servers and browsers: it worked, or it failed. */
export type Seen = 'works' | 'failed';

/** What is noted of a version; `browsersOnly`: its server build does not run, and browsers draw it. */
export type SeenMark = Seen | 'browsersOnly';

const keyOf = (remote: string, version: string): string => `seen/${remote}/${version}`;
const tallyKey = (remote: string, version: string): string => `loads/${remote}/${version}`;

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

/** How often loads and drawings of a version ended how: `browser ready`, `server render`. */
export type Tally = Readonly<Record<string, number>>;

/** Writes what one server has counted since it started, in place of what it wrote before. */
export const writeTally = async (
  store: ObjectStore,
  remote: string,
  version: string,
  server: string,
  tally: Tally,
): Promise<void> => {
  const key = `${tallyKey(remote, version)}/${server}.json`;
  await store.remove(key);
  await store.create(key, Buffer.from(JSON.stringify(tally)));
};

const isTally = (value: unknown): value is Tally =>
  typeof value === 'object' && value !== null && Object.values(value).every((count) => typeof count === 'number');

/** What all servers have counted of a version. */
export const readTally = async (store: ObjectStore, remote: string, version: string): Promise<Tally> => {
  const sums = new Map<string, number>();
  const folder = tallyKey(remote, version);
  for (const name of await store.list(folder)) {
    const tally: unknown = JSON.parse(Buffer.from((await store.get(`${folder}/${name}`)) ?? []).toString() || '{}');
    if (isTally(tally))
      for (const [what, count] of Object.entries(tally)) sums.set(what, (sums.get(what) ?? 0) + count);
  }
  return Object.fromEntries([...sums].toSorted(([one], [other]) => one.localeCompare(other)));
};

/** Forgets all that was noted of a version. */
export const forgetSeen = async (store: ObjectStore, remote: string, version: string): Promise<void> => {
  for (const folder of [keyOf(remote, version), tallyKey(remote, version)])
    for (const name of await store.list(folder)) await store.remove(`${folder}/${name}`);
};
