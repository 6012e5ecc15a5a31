import type { ObjectStore, RegistryKeys } from '../src/index';
import { PublishRefused } from '../src/refused';
import { type PrunedVersion, pruneVersions } from '../src/store';

const units: Readonly<Record<string, number>> = { d: 86_400_000, h: 3_600_000 };

/** The output of `npm run registry -- prune 30d --json`. */
interface Pruned {
  readonly removed: readonly PrunedVersion[];
}

/** Removes the files of versions that nothing has referred to for `age`: `30d`, `12h`. */
export const prune = async (store: ObjectStore, keys: RegistryKeys, age = ''): Promise<Pruned> => {
  const [, count = '', unit = ''] = /^(\d{1,5})([dh])$/.exec(age) ?? [];
  if (!count)
    throw new PublishRefused(
      'nothing is removed, how old? For example: npm run registry -- prune 30d (d: days, h: hours)',
    );
  const before = new Date(Date.now() - Number(count) * (units[unit] ?? 0)).toISOString();
  return { removed: await pruneVersions(store, keys, before) };
};
