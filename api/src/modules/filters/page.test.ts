import { type CatalogueSort, catalogueSorts, type ListFilters, listFilters } from '@caravan/shared/contracts/calls';
import { getTableName, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { parse } from 'valibot';
import type { Db } from '../../database/database';
import { setUpTestServer } from '../../testing/setUpTestServer';
import { filteredVehicles, findFinderVehicles } from '../finder/repository';
import { type FindIds, type ListQuery, searchOf } from '../search/list';
import { filteredCars, findUsedCars } from '../usedCars/repository';

const server = setUpTestServer({ isSeeded: true });

const lists = {
  catalogue: {
    list: filteredCars,
    find: (db: Db, brandId: string, query: ListQuery, findIds?: FindIds) =>
      findUsedCars(db, { ...query, brandId, seriesId: '' }, findIds),
  },
  finder: {
    list: filteredVehicles,
    find: (db: Db, brandId: string, query: ListQuery, findIds?: FindIds) =>
      findFinderVehicles(db, { ...query, brandId }, findIds),
  },
};

interface QueryParams {
  readonly filters?: ListFilters;
  readonly keyword?: string | undefined;
  readonly sort?: CatalogueSort;
  readonly current?: number;
}

const queryOf = async ({ read }: ReturnType<typeof searchOf>, params: QueryParams): Promise<ListQuery> => ({
  sort: 'newest',
  current: 1,
  ...(await read(params, 'USD')),
  limitRate: 1,
  size: 10,
  ...params,
  filters: params.filters ?? {},
});

describe.each(['catalogue', 'finder'] as const)('the %s', (name) => {
  const { list, find } = lists[name];

  it('has the same pages in memory as in the database for any filter and order [PERF-13]', async () => {
    const search = searchOf(server.deps, list);
    const all = await search.facets({}, 'en', 'USD');
    const choices = all.choices.map(({ filter, values }) =>
      fc.tuple(
        fc.constant<string>(filter),
        fc.array(fc.constantFrom(...values.map(({ value }) => value)), { maxLength: 3 }),
      ),
    );
    const bounds = all.bounds.map(({ filter, steps }) =>
      fc.tuple(fc.constant<string>(filter), fc.constantFrom(...steps.map(({ value }) => value))),
    );
    const params = fc.record({
      filters: fc
        .uniqueArray(fc.oneof(...choices, ...bounds), { selector: ([filter]) => filter, maxLength: 3 })
        .map((entries) => parse(listFilters, Object.fromEntries<unknown>(entries))),
      keyword: fc.constantFrom(undefined, undefined, 'seal', 'camry', 'white electric suv', 'zzzzzz'),
      sort: fc.constantFrom(...catalogueSorts.filter((sort) => sort in list.orders)),
      current: fc.constantFrom(1, 2, 3, 20),
    });
    const property = fc.asyncProperty(
      params,
      fc.constantFrom('', '', 'byd', 'toyota'),
      async (queryParams, brandId) => {
        const query = await queryOf(search, queryParams);
        const inMemory = await find(server.db, brandId, query, search.findIds);
        expect(inMemory).toEqual(await find(server.db, brandId, query));
      },
    );
    await fc.assert(property, { seed: 34, numRuns: 40 });
  });

  it.each(['under 9999999999 km', 'over $5000000000', 'under 99999999999999999999999 km'])(
    'accepts a number that no column can hold, in memory and in the database: %s [REL-4]',
    async (keyword) => {
      const search = searchOf(server.deps, list);
      const query = await queryOf(search, { keyword });
      const inDatabase = await find(server.db, '', query);
      await search.facets({}, 'en', 'USD');
      expect(await find(server.db, '', query, search.findIds)).toEqual(inDatabase);
      expect(inDatabase.total > 0).toBe(keyword.endsWith('km'));
    },
  );

  it('finds a page without its columns in memory', async () => {
    const search = searchOf(server.deps, list);
    const query = await queryOf(search, {});
    expect(await search.findIds(query, [])).toBeUndefined();
    expect((await find(server.db, '', query, search.findIds)).rows).toHaveLength(10);
  });

  it('reads only the rows of a page from its table [PERF-13]', async () => {
    const search = searchOf(server.deps, list);
    await search.facets({}, 'en', 'USD');
    const filters = { body: ['suv'], priceMax: 100_000, yearMin: 2000 };
    const query = await queryOf(search, { filters, sort: 'priceDesc', current: 2 });
    const found = await search.findIds(query, []);
    const { total, read } = await server.db.transaction(async (db) => {
      // The table of the demo is so small that the planner reads all of it.
      await db.execute(sql`set local enable_seqscan = off`);
      const rowsRead = async () => {
        const [stats] = await db
          .select({ rows: sql<number>`(seq_tup_read + idx_tup_fetch)::int` })
          .from(sql`pg_stat_xact_user_tables`)
          .where(sql`relname = ${getTableName(list.table)}`);
        return stats?.rows ?? 0;
      };
      const before = await rowsRead();
      const page = await find(db, '', query, () => Promise.resolve(found));
      return { total: page.total, read: (await rowsRead()) - before };
    });
    expect(total).toBeGreaterThan(50);
    expect(read).toBe(10);
  });
});
