import type { Facets, ListFilters } from '@caravan/shared/contracts/calls';
import {
  getFinderFacets,
  getFinderVehicles,
  listFilters,
  usedCarFacets,
  usedCarPage,
} from '@caravan/shared/contracts/calls';
import * as fc from 'fast-check';
import { parse } from 'valibot';
import { setUpTestServer } from '../../testing/setUpTestServer';

const server = setUpTestServer({ isSeeded: true });
/** No call requests counts from this server, so the database finds its lists. */
const listing = setUpTestServer({ isSeeded: true });

type Setting = { readonly currency?: 'USD' | 'GEL'; readonly lang?: 'en' | 'ge' };
type FacetParams = { readonly filters?: ListFilters; readonly keyword?: string | undefined };

/** The list and the counts of both lists, by the same parameters. */
const lists = {
  catalogue: {
    total: async (params: object, setting: Setting = {}) =>
      (await listing.call(usedCarPage, { size: 1, current: 1, ...params }, setting)).total,
    facets: (params: FacetParams, setting: Setting = {}) => server.call(usedCarFacets, params, setting),
  },
  finder: {
    total: async (params: object, setting: Setting = {}) =>
      (await listing.call(getFinderVehicles, { lang: 'en', size: 1, current: 1, ...params }, setting)).total,
    facets: (params: FacetParams, setting: Setting = {}) =>
      server.call(getFinderFacets, { lang: 'en', ...params }, setting),
  },
};

const valuesOf = (facets: Facets, filter: string) =>
  facets.choices.find((each) => each.filter === filter)?.values ?? [];

describe.each(['catalogue', 'finder'] as const)('the filters of the %s', (name) => {
  const { total, facets } = lists[name];

  it('count as many as the list finds, for any filters, keyword and currency [HOME-8]', async () => {
    const all = await facets({});
    const brand = valuesOf(all, 'brand').map(({ value }) => value);
    const { choices, bounds } = await facets({ filters: { brand: brand.slice(0, 1) } });
    const chosen = choices.map(({ filter, values }) =>
      fc.tuple(
        fc.constant<string>(filter),
        fc.array(fc.constantFrom('nonsense', ...values.map(({ value }) => value)), { maxLength: 3 }),
      ),
    );
    const limits = bounds.map(({ filter, steps }) =>
      fc.tuple(
        fc.constant<string>(filter),
        fc.oneof(fc.constantFrom(...steps.map(({ value }) => value)), fc.nat(100_000_000)),
      ),
    );
    const limitCurrency = fc.tuple(fc.constant('in'), fc.constantFrom('USD', 'GEL'));
    const filters = fc
      .uniqueArray(fc.oneof(...chosen, ...limits, limitCurrency), { selector: ([filter]) => filter, maxLength: 4 })
      .map((entries) => parse(listFilters, Object.fromEntries<unknown>(entries)));
    const words = ['toyo', 'toyta', 'sea 2022', 'white electric suv', 'lgx', '\u{1f}', 'l\u{1f}x', 'a%', 'zzzzzz'];
    const keywords = fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, fc.constantFrom(...words));
    const currencies = fc.constantFrom('USD' as const, 'GEL' as const);
    const property = fc.asyncProperty(
      filters,
      keywords,
      currencies,
      fc.nat(),
      async (chosenFilters, keyword, currency, pick) => {
        const counts = await facets({ filters: chosenFilters, keyword }, { currency });
        const listed = (changes: object) => total({ keyword, filters: { ...chosenFilters }, ...changes }, { currency });
        /** The number of rows that the page of a list shows after a change of a filter: another brand drops the models. */
        const listedWith = (filter: string, value: unknown) =>
          listed({
            filters: { ...chosenFilters, ...(filter === 'brand' ? { series: undefined } : {}), [filter]: value },
          });
        expect(counts.total).toBe(await listed({}));
        for (const { filter, count } of counts.without) {
          const number =
            filter === 'keyword' ? await listed({ keyword: undefined }) : await listedWith(filter, undefined);
          expect([filter, number]).toEqual([filter, count]);
        }
        const options = [
          ...counts.choices.flatMap(({ filter, values }) =>
            values.map(({ value, count }) => ({ filter, value: [value], count })),
          ),
          ...counts.bounds.flatMap(({ filter, steps }) => steps.map((step) => ({ filter, ...step }))),
        ];
        const { filter, value, count } = options[pick % options.length] ?? { filter: '', value: 0, count: -1 };
        expect([filter, value, await listedWith(filter, value)]).toEqual([filter, value, count]);
      },
    );
    await fc.assert(property, { seed: 32, numRuns: 60 });
  });

  it('list each filter in use and the keyword with the count without it', async () => {
    const { without } = await facets({
      filters: { body: ['suv'], priceMax: 40_000, odometerMax: 150_000 },
      keyword: 'toyota',
    });
    expect(without.map(({ filter }) => filter)).toEqual(['body', 'priceMax', 'odometerMax', 'keyword']);
  });

  it.each(['USD', 'GEL'] as const)(
    'apply a price limit in %s alike for visitors with the other currency [SHELL-24]',
    async (currency) => {
      const limit: ListFilters = { priceMin: 20_000, priceMax: 60_000, in: currency };
      const otherCurrency = currency === 'USD' ? 'GEL' : 'USD';
      const [inOwnCurrency, inOtherCurrency] = await Promise.all([
        facets({ filters: limit }, { currency }),
        facets({ filters: limit }, { currency: otherCurrency }),
      ]);
      expect(inOwnCurrency.total).toBeGreaterThan(0);
      expect(inOtherCurrency.total).toBe(inOwnCurrency.total);
      expect(await total({ filters: limit }, { currency: otherCurrency })).toBe(
        await total({ filters: limit }, { currency }),
      );
      expect(inOtherCurrency.bounds).toEqual(inOwnCurrency.bounds);
      expect([inOwnCurrency.prices, inOtherCurrency.prices?.in]).toEqual([{ in: currency, rate: 1 }, currency]);
      expect(inOtherCurrency.prices?.rate).toBeGreaterThan(currency === 'USD' ? 1 : 0);
      expect(inOtherCurrency.prices?.rate).not.toBe(1);
    },
  );

  it('count the rows that a price limit excludes because they have no price', async () => {
    const open = await facets({ filters: { body: ['suv'] } });
    const limited = await facets({ filters: { body: ['suv'], priceMin: 0, priceMax: 100_000_000 } });
    expect(open.unpriced).toBeUndefined();
    expect(limited.unpriced).toBe(open.total - limited.total);
  });

  it('count models only for the chosen brands', async () => {
    expect(valuesOf(await facets({}), 'series')).toEqual([]);
    const [first = { value: '', count: 0 }] = valuesOf(await facets({}), 'brand');
    const models = valuesOf(await facets({ filters: { brand: [first.value] } }), 'series');
    expect(models.reduce((sum, { count }) => sum + count, 0)).toBe(first.count);
  });

  it('name the chosen models without a brand [HOME-6]', async () => {
    const { value: brand = '' } = valuesOf(await facets({}), 'brand')[0] ?? {};
    const [model] = valuesOf(await facets({ filters: { brand: [brand] } }), 'series');
    const series = [model?.value ?? ''];
    expect(valuesOf(await facets({ filters: { series } }), 'series')).toEqual([model]);
  });

  it('count brands without the chosen models, which a change of the brand drops [HOME-8]', async () => {
    const brands = valuesOf(await facets({}), 'brand');
    const brand = brands.slice(0, 1).map(({ value }) => value);
    const series = valuesOf(await facets({ filters: { brand } }), 'series')
      .slice(0, 1)
      .map(({ value }) => value);
    expect(valuesOf(await facets({ filters: { series } }), 'brand')).toEqual(brands);
    const counts = await facets({ filters: { brand, series } });
    expect(valuesOf(counts, 'brand')).toEqual(brands);
    expect(counts.without).toContainEqual({ filter: 'brand', count: await total({}) });
  });

  it('offer only the numbers of seats that the list has [HOME-8]', async () => {
    const values = valuesOf(await facets({}), 'seats');
    expect(values.length).toBeGreaterThan(1);
    expect(values.every(({ count }) => count > 0)).toBe(true);
    expect(values).toContainEqual(expect.objectContaining({ value: '7', name: '7 seats' }));
  });

  it('count the list behind each wider limit that they offer beside a filter [HOME-6]', async () => {
    const limits = Array.from({ length: 20 }, (_, index) => 2_500 + index * 3_000);
    const offered = await Promise.all(
      limits.map(async (priceMax) => {
        const { understood = [] } = await facets({ keyword: 'under 1000', filters: { priceMax } });
        return understood.flatMap(({ wider }) => wider ?? []);
      }),
    );
    expect(offered.flat()).not.toEqual([]);
    for (const { value, count } of offered.flat()) expect(await total({ filters: { priceMax: value } })).toBe(count);
  });

  it('treat empty ids as no filter and find nothing for unknown values', async () => {
    expect(await total({ brandId: '', ...(name === 'catalogue' ? { seriesId: '' } : {}) })).toBe(await total({}));
    expect(await total({ filters: { ready: ['x', '99999999999'], body: ['boat'] } })).toBe(0);
    expect(await total({ filters: { yearMin: 100_000_000 } })).toBe(0);
    expect(valuesOf(await facets({ filters: { body: ['boat'] } }), 'body')).toContainEqual({
      value: 'boat',
      name: 'boat',
      count: 0,
    });
  });
});

it('names values in the language of the call', async () => {
  const facets = await server.call(usedCarFacets, {}, { lang: 'ge' });
  for (const filter of ['energy', 'body', 'seats', 'colour', 'place', 'ready']) {
    expect(valuesOf(facets, filter).every(({ name }) => /\p{Script=Georgian}/u.test(name))).toBe(true);
  }
});

it.each([
  ['priceAsc', ({ price }: { price?: number | null | undefined }) => price ?? Infinity],
  ['priceDesc', ({ price }: { price?: number | null | undefined }) => -(price ?? -Infinity)],
  ['odometerAsc', ({ odometer }: { odometer: number | null }) => odometer ?? Infinity],
  ['yearDesc', ({ name }: { name: string }) => -Number(name.slice(0, 4))],
] as const)('orders the finder by %s', async (sort, keyOf) => {
  const { data } = await server.call(getFinderVehicles, { lang: 'en', size: 100, current: 1, sort });
  const keys = data.map(keyOf);
  expect(keys).toEqual(keys.toSorted((a, b) => a - b));
  expect(new Set(keys).size).toBeGreaterThan(5);
});

it('reads the columns again only after a change of the content', async () => {
  const readings = jest.spyOn(server.db, 'transaction');
  const ready = async (odometerMax: number) =>
    valuesOf(await server.call(usedCarFacets, { filters: { odometerMax } }), 'ready').map(({ value }) => value);
  await server.database.runScript('update used_cars set ready_status = 99 where id = (select min(id) from used_cars)');
  expect(await ready(900_000)).toContain('99');
  expect(await ready(900_001)).toContain('99');
  expect(readings).toHaveBeenCalledTimes(1);
  await server.database.runScript('update used_cars set ready_status = 1 where ready_status = 99');
  expect(await ready(900_000)).not.toContain('99');
  expect(readings).toHaveBeenCalledTimes(2);
});
