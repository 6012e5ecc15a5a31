import { findPostgres, startPostgres } from '../api/src/testing/postgresServer';
import { openDatabase } from '../api/src/database/client';
import type { Db } from '../api/src/database/database';
import { cachedColumns } from '../api/src/modules/filters/listColumns';
import { withoutTexts } from '../api/src/modules/filters/texts';
import { countFacets } from '../api/src/modules/search/facets';
import { suggest } from '../api/src/modules/search/suggest';
import { cachedVocabulary } from '../api/src/modules/search/names';
import { createKeywordReader } from '../api/src/modules/search/understand';
import { ratesOf } from '../api/src/money/exchange';
import { filteredCars, findUsedCars } from '../api/src/modules/usedCars/repository';
import { storeLandedPrices } from '../api/src/modules/landed';
import { siteDay } from '../shared/terms';
import { seedDemo } from '../demo/src/testing';
import { medianTime } from './figures/statistics';
import { copiesOfCars } from './generated';
import { firstColumn } from './rows';

// Measures search and filters in a catalogue of 100,000 cars: median times of the queries, and their plans.

const cars = 100_000;
const runs = 10;
const now = Date.now();
const line = (...cells: readonly string[]): void => void process.stdout.write(`${cells.join('  ').trimEnd()}\n`);

const searches = [
  'toyta',
  'ტოიოტა',
  'electric',
  'white electric suv',
  'guangzhou',
  'flagship',
  'byd seal',
  'lgxc',
  'zzzzzz',
];

const medianOf = async (task: () => Promise<unknown>): Promise<string> =>
  `${(await medianTime(runs, task)).toFixed(1)} ms`.padStart(9);

const page = { brandId: undefined, seriesId: undefined, limitRate: 1, sort: 'newest', size: 10, current: 1 } as const;
const language = 'en';

const measure = async (db: Db): Promise<void> => {
  // Each process reads this once for each version of the content.
  const read = await medianOf(cachedColumns(db, filteredCars, () => Promise.resolve(String(Math.random()))).read);
  line(`reading what is counted, after each change of the content: ${read.trim()}\n`);
  const columns = await cachedColumns(db, filteredCars, () => Promise.resolve('now')).read();
  const vocabulary = cachedVocabulary(db, filteredCars, () => Promise.resolve('now')).read;
  const understand = createKeywordReader(
    { db, rates: ratesOf(db, () => now), now: () => now },
    filteredCars,
    vocabulary,
  );
  const words = await vocabulary();
  line(
    'search'.padEnd(20),
    'words'.padStart(9),
    'list'.padStart(9),
    'counts'.padStart(9),
    'suggest'.padStart(9),
    'found',
  );
  for (const keyword of ['', ...searches]) {
    const search = await understand(keyword, 'USD');
    const phrases = await Promise.all(search.conditions.map((each) => withoutTexts(db, filteredCars, each)));
    const prices = { currency: 'USD', rate: 1, toShown: 1 } as const;
    const query = { filters: {}, search, phrases, prices, language, now } as const;
    const { total } = await findUsedCars(db, { ...page, search, filters: {} });
    line(
      (keyword || '(all)').padEnd(20),
      await medianOf(() => understand(keyword, 'USD')),
      await medianOf(() => findUsedCars(db, { ...page, search, filters: {} })),
      await medianOf(() => countFacets(db, filteredCars, columns, query)),
      await medianOf(() => suggest(db, filteredCars, words, understand, { keyword, language, currency: 'USD' })),
      String(total),
    );
  }
};

const measureLanded = async (db: Db): Promise<void> => {
  const search = await createKeywordReader(
    { db, rates: ratesOf(db, () => now), now: () => now },
    filteredCars,
    cachedVocabulary(db, filteredCars, () => Promise.resolve('landed')).read,
  )('', 'USD');
  const filters = { landedGeorgiaMax: 18_000 };
  const cheapest = { ...page, search, filters, sort: 'landedGeorgiaAsc' } as const;
  const { total } = await findUsedCars(db, cheapest);
  line(`\ncleared in Tbilisi for at most $18,000: ${String(total)} cars`);
  line('  page and total'.padEnd(40), await medianOf(() => findUsedCars(db, cheapest)));
  line(
    '  page and total, newest first'.padEnd(40),
    await medianOf(() => findUsedCars(db, { ...cheapest, sort: 'newest' })),
  );
  line('  all landed prices, nothing changed'.padEnd(40), await medianOf(() => storeLandedPrices(db, siteDay(now))));
};

const plans = {
  'list: cleared in Tbilisi for at most $18,000': `select id from used_cars where landed_georgia_usd <= 18000
    order by landed_georgia_usd, id limit 10`,
  'list: the same, newest first': `select id from used_cars where landed_georgia_usd <= 18000
    order by published_at desc, id limit 10`,
  'count: cleared in Tbilisi for at most $18,000': `select count(*) from used_cars where landed_georgia_usd <= 18000`,
  'list: white electric suv': `select id from used_cars where color_en = 'White' and energy = 'electric' and body_type = 'suv'
    order by published_at desc, id limit 10`,
  'count: white electric suv': `select count(*) from used_cars where color_en = 'White' and energy = 'electric' and body_type = 'suv'`,
  'words: toyta': `select filter, value from search_words where list = 'cars' and strict_word_similarity('toyta', word) >= 0.35`,
  'text: lgxc': `select count(*) from used_cars where search_text like '%lgxc%'`,
};

const run = async (engine: string, url?: string): Promise<void> => {
  const database = await openDatabase(url === undefined ? {} : { url });
  const { db } = database;
  try {
    await seedDemo(db, now);
    await database.runScript(
      `set statement_timeout = 0; ${copiesOfCars(1, Math.ceil(cars / 1_560) - 1)}; analyze used_cars;`,
    );
    // Twice: the first run cannot see all rows of transactions that have just ended.
    for (let turn = 0; turn < 2; turn += 1) await database.runScript('vacuum analyze used_cars');
    line(`\n${engine}, ${String(await db.$count(filteredCars.table))} cars, median of ${String(runs)} runs\n`);
    await measure(db);
    await measureLanded(db);
    for (const [name, query] of Object.entries(plans)) {
      line(`\n${engine}, plan of ${name}`);
      for (const row of await firstColumn(db, `explain (analyze, costs off, timing off) ${query}`)) line(`  ${row}`);
    }
  } finally {
    await database.close();
  }
};

const folder = findPostgres();
const server = folder === undefined ? undefined : await startPostgres(folder, { durable: false });
try {
  if (server) await run('PostgreSQL', server.url);
} finally {
  await server?.stop();
}
if (process.argv[2] !== 'PostgreSQL') await run('PGlite');
