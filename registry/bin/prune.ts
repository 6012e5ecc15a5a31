import { pruneVersions } from '../src/prune';
import { openSetting } from './setting';

const units: Readonly<Record<string, number>> = { d: 86_400_000, h: 3_600_000 };

/** `npm run registry -- prune 30d`: removes the files of versions that nothing has referred to for that long. */
export const prune = async (age = ''): Promise<void> => {
  const [, count = '', unit = ''] = /^(\d{1,5})([dh])$/.exec(age) ?? [];
  if (!count) {
    process.stderr.write('How old? For example: npm run registry -- prune 30d (d: days, h: hours)\n');
    process.exitCode = 2;
    return;
  }
  const { store, keys } = openSetting();
  const before = new Date(Date.now() - Number(count) * (units[unit] ?? 0)).toISOString();
  const pruned = await pruneVersions(store, keys, before);
  for (const { federation, version } of pruned) process.stdout.write(`${federation.name} ${version} removed\n`);
  process.stdout.write(`${pruned.length} versions removed that nothing has referred to for ${age}\n`);
};
