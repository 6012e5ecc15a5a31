import { setTimeout as delay } from 'node:timers/promises';
import { head, row } from '../figures/table';
import { measureSite, type SiteProcess } from '../processes';
import { publicSite, say, withSite } from '../site';
import { startLoad } from './load';
import { trendOf } from './trend';

// Requests pages and calls for half an hour and measures memory and descriptors of each process. Fails if one of them grows. Run:
// `[MINUTES=5] npm run soak -w @caravan/bench`.

const minutes = Number(process.env['MINUTES'] ?? 30);
/** Lines of the table, one a minute by default, and the first lines, which are the warm-up. */
const LINES = 30;
const WARM_UP = 10;
/** Measurements for each line, which shows the lowest. Memory that is not collected yet is not a leak. */
const MEASUREMENTS = 10;
/** Minimum rise that counts as growth. */
const MIN_RISE = { residentMb: 15, descriptors: 8 };

/** A column for each process. A replaced process gets a new one. */
const columns: { readonly title: string; readonly id: number }[] = [];
const titleOf = ({ name, id }: SiteProcess): string => {
  const known = columns.find((each) => each.id === id);
  if (known) return known.title;
  const title = `${name} ${columns.filter((each) => each.title.startsWith(name)).length + 1}`;
  columns.push({ title, id });
  return title;
};

type Figures = Pick<SiteProcess, keyof typeof MIN_RISE>;
/** The figures of each process by the title of its column. */
type Line = ReadonlyMap<string, Figures>;

/** Returns the lowest memory and number of descriptors of each process within a time. */
const measureLeast = async (durationMs: number): Promise<Line> => {
  const leastByTitle = new Map<string, Figures>();
  for (let count = 0; count < MEASUREMENTS; count += 1) {
    await delay(durationMs / MEASUREMENTS);
    for (const each of measureSite()) {
      const title = titleOf(each);
      const { residentMb = Infinity, descriptors = Infinity } = leastByTitle.get(title) ?? {};
      leastByTitle.set(title, {
        residentMb: Math.min(residentMb, each.residentMb),
        descriptors: Math.min(descriptors, each.descriptors),
      });
    }
  }
  return leastByTitle;
};

const cellsOf = (line: Line): string[] =>
  columns.map(({ title }) => {
    const found = line.get(title);
    return found ? `${found.residentMb.toFixed(0)} MB, ${found.descriptors}` : '–';
  });

/** Reports the trend of each process after the warm-up. Returns whether one of them grows. */
const reportTrends = (lines: readonly Line[]): boolean => {
  const verdicts = columns.map(({ title }) => {
    const figures = lines.slice(WARM_UP).flatMap((line) => line.get(title) ?? []);
    const trendFor = (figure: keyof Figures) =>
      trendOf(
        figures.map((each) => each[figure]),
        MIN_RISE[figure],
      );
    const [memory, descriptors] = [trendFor('residentMb'), trendFor('descriptors')];
    const text = `memory ${memory.verdict} (${memory.rise.toFixed(1)} MB), descriptors ${descriptors.verdict} (${descriptors.rise.toFixed(0)})`;
    return { text: `${title}: ${text}`, isGrowing: [memory, descriptors].some(({ verdict }) => verdict === 'growing') };
  });
  for (const { text } of verdicts) say(text);
  return verdicts.some(({ isGrowing }) => isGrowing);
};

await withSite(
  async ({ origin }) => {
    const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
    const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
    say(`${pages.length} pages; ${minutes} minutes`);
    const load = startLoad(origin, pages);
    const lines: Line[] = [];
    for (let number = 1; number <= LINES; number += 1) {
      const line = await measureLeast((minutes * 60_000) / LINES);
      lines.push(line);
      if (number === 1) say(head(['minute', ...columns.map(({ title }) => title)]));
      say(row([((number * minutes) / LINES).toFixed(1), ...cellsOf(line)]));
    }
    await load.stop();
    say(
      `\nresponses: ${[...load.answerCounts].map(([kindAndStatus, times]) => `${times} × ${kindAndStatus}`).join(', ')}`,
    );
    say(`lowest of ${MEASUREMENTS} measurements; trends of the last ${LINES - WARM_UP} lines, with their rise`);
    if (reportTrends(lines)) process.exitCode = 1;
  },
  () => ({ ...publicSite, TRUST_PROXY: 'loopback', LOG: 'silent' }),
);
process.exit();
