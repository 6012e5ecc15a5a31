import { setTimeout as delay } from 'node:timers/promises';
import { head, row } from '../figures/table';
import { measureSite, type SiteProcess } from '../processes';
import { publicSite, say, withSite } from '../site';
import { startLoad } from './load';
import { trendOf } from './trend';

// Requests pages and calls for half an hour, and measures memory and descriptors of each process. Fails if one of them grows:
// `[MINUTES=5] npm run soak -w @caravan/bench`.

const minutes = Number(process.env['MINUTES'] ?? 30);
/** Lines of the table, one a minute by default, and how many of them are for warming up. */
const LINES = 30;
const WARM_UP = 10;
/** Measurements for each line, of which the least counts: memory that is not collected yet is no leak. */
const LOOKS = 10;
/** The least rise that counts as growth. */
const LEAST = { megabytes: 15, descriptors: 8 };

/** A column for each process. A replaced process gets a new one. */
const columns: { readonly title: string; readonly id: string }[] = [];
const titleOf = ({ name, id }: SiteProcess): string => {
  const known = columns.find((each) => each.id === id);
  if (known) return known.title;
  const title = `${name} ${columns.filter((each) => each.title.startsWith(name)).length + 1}`;
  columns.push({ title, id });
  return title;
};

type Line = ReadonlyMap<string, { readonly megabytes: number; readonly descriptors: number }>;

/** Returns the least memory and descriptors of each process within a time. */
const look = async (milliseconds: number): Promise<Line> => {
  const least = new Map<string, { megabytes: number; descriptors: number }>();
  for (let taken = 0; taken < LOOKS; taken += 1) {
    await delay(milliseconds / LOOKS);
    for (const each of measureSite()) {
      const title = titleOf(each);
      const { megabytes = Infinity, descriptors = Infinity } = least.get(title) ?? {};
      least.set(title, {
        megabytes: Math.min(megabytes, each.megabytes),
        descriptors: Math.min(descriptors, each.descriptors),
      });
    }
  }
  return least;
};

const cellsOf = (line: Line): string[] =>
  columns.map(({ title }) => {
    const found = line.get(title);
    return found ? `${found.megabytes.toFixed(0)} MB, ${found.descriptors}` : '–';
  });

/** Reports the trend of each process after the warm-up. Returns whether one of them grows. */
const judge = (lines: readonly Line[]): boolean => {
  const verdicts = columns.map(({ title }) => {
    const own = lines.slice(WARM_UP).flatMap((line) => line.get(title) ?? []);
    const of = (figure: keyof typeof LEAST) =>
      trendOf(
        own.map((each) => each[figure]),
        LEAST[figure],
      );
    const [memory, descriptors] = [of('megabytes'), of('descriptors')];
    const text = `memory ${memory.verdict} (${memory.rise.toFixed(1)} MB), descriptors ${descriptors.verdict} (${descriptors.rise.toFixed(0)})`;
    return { text: `${title}: ${text}`, isGrowing: [memory, descriptors].some(({ verdict }) => verdict === 'growing') };
  });
  for (const { text } of verdicts) say(text);
  return verdicts.some(({ isGrowing }) => isGrowing);
};

await withSite(
  async ({ origin }) => {
    const map = await (await fetch(`${origin}/sitemap.xml`)).text();
    const pages = [...map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
    say(`${pages.length} pages; ${minutes} minutes`);
    const load = startLoad(origin, pages);
    const lines: Line[] = [];
    for (let number = 1; number <= LINES; number += 1) {
      const line = await look((minutes * 60_000) / LINES);
      lines.push(line);
      if (number === 1) say(head(['minute', ...columns.map(({ title }) => title)]));
      say(row([((number * minutes) / LINES).toFixed(1), ...cellsOf(line)]));
    }
    await load.stop();
    say(`\nanswered: ${[...load.answered].map(([what, times]) => `${times} × ${what}`).join(', ')}`);
    say(`least of ${LOOKS} looks; verdict on the last ${LINES - WARM_UP} lines, the rise of the line through them`);
    if (judge(lines)) process.exitCode = 1;
  },
  () => ({ ...publicSite, TRUST_PROXY: 'loopback', LOG: 'silent' }),
);
process.exit();
