import { partnerTally, readRegistry, readTally } from '../src/index';
import { commandWords } from './commandWords';
import { runCli, openReader } from './cli';

const DAYS_SHOWN = 7;
const DAY_MS = 86_400_000;

// `npm run partners` prints the partners that may embed widgets of the site, their pinned versions, and the counts of the last days.
await runCli(async () => {
  commandWords('npm run partners', { maxWords: 0 });
  const { store, keys } = openReader();
  const { sequence, partners = {} } = await readRegistry(store, keys);
  const days = Array.from({ length: DAYS_SHOWN }, (_, daysAgo) =>
    new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10),
  );
  const lines: string[] = [];
  for (const [id, { origins, callsAMinute, pins, off }] of Object.entries(partners)) {
    const pinned = Object.entries(pins).map(([remote, { version }]) => `${remote} ${version}`);
    lines.push(
      [
        id.padEnd(16),
        off ? 'OFF' : 'on ',
        origins.join(' '),
        `${callsAMinute} calls a minute`,
        ...(pinned.length > 0 ? [`stays with ${pinned.join(', ')}`] : []),
      ].join('  '),
    );
    for (const day of days) {
      const counts = Object.entries(await readTally(store, partnerTally(id, day)));
      if (counts.length > 0)
        lines.push(`${' '.repeat(18)}${day}  ${counts.map(([event, count]) => `${event} ${count}`).join(', ')}`);
    }
  }
  return [`registry ${sequence}`, ...(lines.length > 0 ? lines : ['no partners']), ''].join('\n');
});
