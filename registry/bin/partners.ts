import { partnerTally, readRegistry, readTally } from '../src/index';
import { command, openSetting } from './setting';

/** Days shown. */
const DAYS = 7;
const DAY = 86_400_000;

// `npm run partners` prints who may embed parts of the site, pinned versions, and the counts of the last days.
await command(async () => {
  const { store, keys } = openSetting();
  const { sequence, partners = {} } = await readRegistry(store, keys);
  const days = Array.from({ length: DAYS }, (_, back) => new Date(Date.now() - back * DAY).toISOString().slice(0, 10));
  const lines: string[] = [];
  for (const [id, { origins, callsAMinute, pins, off }] of Object.entries(partners)) {
    const stays = Object.entries(pins).map(([remote, { version }]) => `${remote} ${version}`);
    lines.push(
      [
        id.padEnd(16),
        off ? 'OFF' : 'on ',
        origins.join(' '),
        `${callsAMinute} calls a minute`,
        ...(stays.length > 0 ? [`stays with ${stays.join(', ')}`] : []),
      ].join('  '),
    );
    for (const day of days) {
      const counted = Object.entries(await readTally(store, partnerTally(id, day)));
      if (counted.length > 0)
        lines.push(`${' '.repeat(18)}${day}  ${counted.map(([what, count]) => `${what} ${count}`).join(', ')}`);
    }
  }
  return [`registry ${sequence}`, ...(lines.length > 0 ? lines : ['no partners']), ''].join('\n');
});
