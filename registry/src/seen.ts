import type { ObjectStore } from '@caravan/object-store';

/** What servers saw of a version: it was drawn and sent, or it ended the process that ran it. */
export type Seen = 'works' | 'failed';

const keyOf = (remote: string, version: string): string => `seen/${remote}/${version}`;

/** Notes once and for all servers what was seen of a version. Unsigned: it only chooses between versions that are signed. */
export const noteSeen = async (
  store: ObjectStore,
  remote: string,
  version: string,
  seen: Seen,
  what: string,
): Promise<void> => {
  await store.create(`${keyOf(remote, version)}/${seen}`, Buffer.from(what));
};

/** Why a version failed, in a line; empty where it did not. */
export const readFailure = async (store: ObjectStore, remote: string, version: string): Promise<string> => {
  const [line = ''] = Buffer.from((await store.get(`${keyOf(remote, version)}/failed`)) ?? [])
    .toString()
    .split('\n');
  return line;
};

/** What was seen of a version; a failure counts more than any success. Null where nobody used it yet. */
export const readSeen = async (store: ObjectStore, remote: string, version: string): Promise<Seen | null> => {
  const marks = await store.list(keyOf(remote, version));
  return marks.includes('failed') ? 'failed' : marks.includes('works') ? 'works' : null;
};
